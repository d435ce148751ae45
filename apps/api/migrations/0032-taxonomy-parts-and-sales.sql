-- Which parts of the taxonomy a database has been given: each comes once, and what the admin makes of it stays.
create table catalogue.taxonomy_parts (
  name text primary key,
  given_at timestamptz not null
);
insert into catalogue.taxonomy_parts (name, given_at)
select 'tree', now() where exists (select from catalogue.categories);

-- How many pieces of a thing were sold on a day; best sellers are ranked by the last ones.
create table search.sales (
  kind text not null,
  subject_id bigint not null,
  day date not null,
  units int not null check (units >= 0),
  primary key (kind, subject_id, day)
);
create index sales_latest on search.sales (day) include (kind, subject_id, units);
insert into search.sales (kind, subject_id, day, units)
select 'retail.product', l.product_id, o.placed_at::date, sum(l.quantity)
from retail.orders o join retail.order_lines l on l.order_id = o.id
where o.placed_at > now() - interval '90 days' and l.cancelled_at is null and l.returned_quantity = 0
group by l.product_id, o.placed_at::date;
