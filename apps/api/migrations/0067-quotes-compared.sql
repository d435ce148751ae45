-- For how long and for what a business stands by its work.
alter table appointments.quote_versions
  add column warranty text check (length(warranty) between 1 and 200);

-- A quote that is over can be asked for once more with the same brief.
alter table appointments.quotes drop constraint quotes_brief_id_seller_id_key;
create unique index quotes_one_open on appointments.quotes (brief_id, seller_id) where closed_at is null;
create index quotes_brief on appointments.quotes (brief_id, id);
