-- A code, a deal or a plan can leave nothing to pay: such a sale is placed without a payment.
alter table sales.checkouts drop constraint checkouts_total_cents_check, add check (total_cents >= 0);
alter table sales.sales drop constraint sales_total_cents_check, add check (total_cents >= 0);
alter table sales.instalments drop constraint instalments_cents_check, add check (cents >= 0);
