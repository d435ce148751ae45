create schema sales;

-- What is paid at once, and the claims that are held for it until `expires_at`.
alter table retail.checkouts set schema sales;
alter table sales.checkouts add column kind text not null default 'retail.order';
alter table sales.checkouts alter column kind drop default;

-- What one buyer buys of one seller: its parties and its money. The trade's own row has the same id.
create table sales.sales (
  id bigint generated always as identity primary key,
  kind text not null,
  checkout_id bigint not null references sales.checkouts,
  buyer_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  title text not null,
  currency char(3) not null,
  sub_total_cents bigint not null check (sub_total_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents between 0 and sub_total_cents),
  -- Charged besides the lines: a delivery, a booking fee; `extras` names them.
  extra_cents bigint not null default 0 check (extra_cents >= 0),
  extras jsonb not null default '[]',
  gst_cents bigint not null check (gst_cents >= 0),
  total_cents bigint not null check (total_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and total_cents),
  completed_at timestamptz,
  created_at timestamptz not null,
  check (total_cents = sub_total_cents - discount_cents + extra_cents)
);
create index sales_checkout on sales.sales (checkout_id, id);
create index sales_buyer_completed on sales.sales (buyer_id, kind, id desc) where completed_at is not null;
create index sales_seller_completed on sales.sales (seller_id, kind, id desc) where completed_at is not null;

insert into sales.sales overriding system value
select o.id, 'retail.order', o.checkout_id, o.buyer_id, o.seller_id, 'Order ' || o.number, o.currency,
  o.sub_total_cents, o.discount_cents, o.postage_cents,
  jsonb_build_array(jsonb_build_object('description', o.delivery ->> 'name', 'cents', o.postage_cents)),
  o.gst_cents, o.total_cents, o.refunded_cents,
  case when o.state = 'completed' then o.completed_at end, o.created_at
from retail.orders o;
select setval(pg_get_serial_sequence('sales.sales', 'id'), coalesce(max(id), 0) + 1, false) from sales.sales;
-- A shop has one order in a checkout.
create unique index sales_one_order on sales.sales (checkout_id, seller_id) where kind = 'retail.order';

-- The order keeps what is the shop's alone; buyer and seller stay for its indexes.
drop index retail.orders_completed_between;
alter table retail.orders
  alter column id drop identity,
  add foreign key (id) references sales.sales,
  drop column checkout_id,
  drop column currency,
  drop column sub_total_cents,
  drop column discount_cents,
  drop column postage_cents,
  drop column gst_cents,
  drop column total_cents,
  drop column refunded_cents;

-- Lines of every trade: a product with its variant, a service with its session.
alter table retail.order_lines set schema sales;
alter table sales.order_lines rename to lines;
alter table sales.lines rename column order_id to sale_id;
alter table sales.lines rename column product_id to subject_id;
alter table sales.lines rename column variant_id to item_id;
alter table sales.lines rename column shipped_quantity to fulfilled_quantity;
alter table sales.lines
  drop constraint order_lines_order_id_fkey,
  drop constraint order_lines_product_id_fkey,
  drop constraint order_lines_variant_id_fkey,
  drop constraint order_lines_order_id_variant_id_key,
  add column subject_kind text not null default 'retail.product',
  add foreign key (sale_id) references sales.sales,
  alter column stock_id drop not null,
  alter column category_id drop not null;
alter table sales.lines alter column subject_kind drop default;
-- A shop's order has a variant in one line; a booking may have a session twice.
create unique index lines_one_variant on sales.lines (sale_id, item_id) where subject_kind = 'retail.product';
create index lines_sale on sales.lines (sale_id, id);
alter index sales.order_lines_pkey rename to lines_pkey;
alter index sales.order_lines_product rename to lines_subject;
alter index sales.order_lines_variant rename to lines_item;

-- Checkouts go by their new name wherever they are named.
update payments.payments set subject_kind = 'sales.checkout' where subject_kind = 'retail.checkout';
update availability.claims set for_kind = 'sales.checkout' where for_kind = 'retail.checkout';
alter table payments.journals disable trigger journals_append_only;
update payments.journals set subject_kind = 'sales.checkout' where subject_kind = 'retail.checkout';
alter table payments.journals enable trigger journals_append_only;
alter table platform.moves disable trigger moves_append_only;
update platform.moves set life = 'sales.checkout' where life = 'retail.checkout';
alter table platform.moves enable trigger moves_append_only;

update platform.events set payload = jsonb_set(payload, '{subject,kind}', '"sales.checkout"')
where payload #>> '{subject,kind}' = 'retail.checkout';

-- Booked jobs know lives and reactions by their names.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  update graphile_worker._private_jobs
  set key = replace(key, 'timer:retail.checkout:', 'timer:sales.checkout:'),
    payload = jsonb_set(payload::jsonb, '{life}', '"sales.checkout"')::json
  where payload ->> 'life' = 'retail.checkout';
  update graphile_worker._private_jobs job
  set payload = jsonb_set(payload::jsonb, '{reaction}', to_jsonb(renamed.now))::json
  from (values ('tellFailedPayment', 'onPaymentFailed'), ('settleCheckout', 'onPaymentSettled'),
    ('freezeChargedBack', 'onChargebackOpened'), ('endChargeback', 'onChargebackClosed'),
    ('noteGrantedRefund', 'onRefundGranted'), ('endDisputedOrder', 'onDisputeResolved'),
    ('resumeDisputedOrder', 'onDisputeWithdrawn')) renamed (was, now)
  where job.payload ->> 'reaction' = renamed.was;
end $$;
