-- Deals of every trade: what they are on is named by its kind.
alter table retail.deals set schema discounts;
alter table discounts.deals rename column product_id to subject_id;
alter table discounts.deals
  drop constraint deals_product_id_fkey,
  drop constraint deals_one_at_a_time,
  add column subject_kind text not null default 'retail.product';
alter table discounts.deals alter column subject_kind drop default;
-- A thing has one deal at a time, whoever asks first.
alter table discounts.deals add constraint deals_one_at_a_time
  exclude using gist (subject_kind with =, subject_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state in ('scheduled', 'running'));
drop index discounts.deals_product;
create index deals_subject on discounts.deals (subject_kind, subject_id, ends_at desc)
  where state in ('scheduled', 'running');

alter table platform.moves disable trigger moves_append_only;
update platform.moves set life = 'discounts.deal' where life = 'retail.deal';
alter table platform.moves enable trigger moves_append_only;

-- Booked jobs know lives by their names.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  update graphile_worker._private_jobs
  set key = replace(key, 'timer:retail.deal:', 'timer:discounts.deal:'),
    payload = jsonb_set(payload::jsonb, '{life}', '"discounts.deal"')::json
  where payload ->> 'life' = 'retail.deal';
end $$;

-- What a service has cost from when on, deals included: the lowest price of 30 days is read from here.
create table appointments.price_history (
  service_id bigint not null references appointments.services,
  price_cents bigint not null check (price_cents >= 0),
  since timestamptz not null,
  primary key (service_id, since)
);
-- Of a service that stands already only its last change is known.
insert into appointments.price_history (service_id, price_cents, since)
select id, price_cents, updated_at from appointments.services where price_cents is not null;
