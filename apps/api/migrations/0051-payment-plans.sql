-- How a sale is paid and what its cancelling costs, as agreed on the day; null where it is paid in one.
alter table sales.sales
  add column plan jsonb,
  add column cancellation jsonb,
  -- What the house earns of it, agreed once for all its instalments.
  add column commission jsonb,
  -- When what was bought begins; cancelling costs by the hours until then.
  add column starts_at timestamptz,
  -- Never to be paid: dropped instalments, and what was authorised and not taken.
  add column waived_cents bigint not null default 0 check (waived_cents >= 0),
  add column cancelled_at timestamptz,
  add check (refunded_cents + waived_cents <= total_cents);

-- What is due of a sale, in turn; only sales that are not paid in one have any.
create table sales.instalments (
  id bigint generated always as identity primary key,
  sale_id bigint not null references sales.sales,
  sequence smallint not null check (sequence > 0),
  label text not null,
  cents bigint not null check (cents > 0),
  state text not null check (state in ('planned', 'due', 'overdue', 'paid', 'dropped')),
  -- Paid with the checkout.
  is_at_once boolean not null,
  due_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  unique (sale_id, sequence),
  check ((state = 'paid') = (paid_at is not null))
);
