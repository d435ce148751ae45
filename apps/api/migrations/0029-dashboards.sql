-- How often a thing was looked at, hour by hour, so that any zone's days can be counted.
create table search.view_hours (
  kind text not null,
  subject_id bigint not null,
  hour timestamptz not null,
  owner_id bigint not null references identity.users on delete cascade,
  views int not null check (views > 0),
  primary key (kind, subject_id, hour)
) with (fillfactor = 80);
create index view_hours_owner on search.view_hours (owner_id, kind, hour);
create index view_hours_old on search.view_hours using brin (hour);

-- Of what was looked at before this table, the last look of each viewer is known.
insert into search.view_hours (kind, subject_id, hour, owner_id, views)
select v.kind, v.subject_id, date_trunc('hour', v.viewed_at, 'UTC'), d.owner_id, count(*)
from search.views v join search.documents d on d.kind = v.kind and d.subject_id = v.subject_id
where v.viewer <> 'user:' || d.owner_id
group by 1, 2, 3, 4;

-- A dashboard counts the sales of a period, and the oldest orders that wait for the shop.
create index orders_seller_placed on retail.orders (seller_id, placed_at) where placed_at is not null;
create index orders_seller_waiting on retail.orders (seller_id, placed_at) where state in ('placed', 'confirmed');
create index orders_buyer_placed on retail.orders (buyer_id, placed_at) where placed_at is not null;
