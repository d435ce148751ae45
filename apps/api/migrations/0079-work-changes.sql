-- What a booking's sides agree to change about its work; one waits for its answer at a time.
create table bookings.work_changes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.bookings,
  -- Counted within the booking.
  number smallint not null check (number > 0),
  by_side text not null check (by_side in ('customer', 'seller')),
  state text not null check (state in ('Proposed', 'Accepted', 'Declined', 'Withdrawn', 'Expired', 'Lapsed')),
  -- More and less work, with its GST; less is below zero.
  lines jsonb not null,
  total_cents bigint not null,
  gst_cents bigint not null,
  extra_days smallint not null check (extra_days between 0 and 14),
  note text,
  reason text,
  -- What went back of what was paid, once it is accepted.
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (booking_id, number),
  check (jsonb_array_length(lines) > 0 or extra_days > 0),
  check ((state = 'Proposed') = (answered_at is null))
);
create unique index work_changes_one_open on bookings.work_changes (booking_id) where state = 'Proposed';

-- Days that were added to it; its needs of time are repeated for each.
alter table bookings.bookings add column extra_days smallint not null default 0 check (extra_days >= 0);
