-- Payments that are authorised now and captured later, all or in part.
alter table payments.payments
  drop constraint payments_state_check,
  add constraint payments_state_check check (state in
    ('created', 'requires-action', 'processing', 'authorised', 'succeeded', 'failed', 'cancelled',
     'partially-refunded', 'refunded')),
  -- Whoever sells names what a payment is for.
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose ~ '^[a-z][a-z-]{0,39}$'),
  add column capture text not null default 'at-once' check (capture in ('at-once', 'later')),
  -- What the payer's bank has set aside, and until when.
  add column authorised_cents bigint check (authorised_cents > 0),
  add column authorised_until timestamptz,
  -- What is to be taken of it.
  add column capture_cents bigint check (capture_cents between 1 and authorised_cents),
  add check (capture = 'later' or (authorised_cents is null and capture_cents is null)),
  add check (authorised_cents is null or cents <= authorised_cents);

drop index payments.payments_one_open;
create unique index payments_one_open on payments.payments (subject_kind, subject_id)
  where state in ('created', 'requires-action', 'processing', 'authorised');

alter table payments.parts
  add column capture_cents bigint check (capture_cents >= 0);

alter table simulated.charges
  add column captured_cents bigint check (captured_cents between 1 and cents),
  add column authorised_until timestamptz;
