-- Sellers registered for GST issue tax invoices and owe the GST within their prices.
alter table sellers.business_profiles add column is_gst_registered boolean not null default false;
