create table retail.product_reports (
  id bigint generated always as identity primary key,
  product_id bigint not null references retail.products,
  reporter_id bigint not null references identity.users,
  reason text not null,
  comment text,
  state text not null check (state in ('open', 'resolved', 'dismissed')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create unique index product_reports_once on retail.product_reports (product_id, reporter_id);
create index product_reports_open on retail.product_reports (created_at, id) where state = 'open';
create index product_reports_reporter on retail.product_reports (reporter_id);
