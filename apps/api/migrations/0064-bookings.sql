create schema bookings;

-- A seller's terms; who has saved none has the usual ones.
create table bookings.terms (
  seller_id bigint primary key references identity.users,
  payment text not null check (payment in ('at-booking', 'deposit', 'after-confirming', 'on-the-spot')),
  deposit_percent smallint not null check (deposit_percent between 1 and 99),
  confirmation text not null check (confirmation in ('at-once', 'by-hand')),
  answer_hours smallint not null check (answer_hours between 1 and 72),
  cancellation text not null check (cancellation in ('flexible', 'moderate', 'strict', 'own')),
  own_steps jsonb not null default '[]',
  no_show_percent smallint not null check (no_show_percent between 0 and 100),
  updated_at timestamptz not null
);

-- The id comes from the sales' sequence: a booking's sale, once there is one, has the same.
create table bookings.bookings (
  id bigint primary key default nextval(pg_get_serial_sequence('sales.sales', 'id')),
  number text not null unique,
  kind text not null check (kind in ('spa', 'beauty', 'handyman', 'events')),
  -- Null for a walk-in that the seller has entered by hand.
  customer_id bigint references identity.users,
  customer_name text not null,
  customer_phone text,
  seller_id bigint not null references identity.users,
  seller_name text not null,
  state text not null check (state in ('Pending', 'Accepted', 'Rejected', 'Amount-Paid-Pending', 'Accepted-Paid',
    'Inprocess', 'Job-Done', 'Completed', 'Cancelled', 'Disputed', 'Expired')),
  state_before_dispute text check (state_before_dispute in ('Accepted-Paid', 'Inprocess', 'Job-Done', 'Completed')),
  title text not null,
  -- What is booked, priced as it was: the lines of its sale.
  lines jsonb not null check (jsonb_array_length(lines) > 0),
  -- What it takes of whose time, so that it can be moved.
  needs jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  currency char(3) not null,
  sub_total_cents bigint not null check (sub_total_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents between 0 and sub_total_cents),
  gst_cents bigint not null check (gst_cents >= 0),
  total_cents bigint not null check (total_cents = sub_total_cents - discount_cents),
  -- The terms at the booking.
  payment text not null check (payment in ('at-booking', 'deposit', 'after-confirming', 'on-the-spot')),
  deposit_percent smallint not null,
  confirmation text not null check (confirmation in ('at-once', 'by-hand')),
  answer_hours smallint not null,
  cancellation jsonb not null,
  address jsonb,
  note text,
  cancel_reason text,
  is_no_show boolean not null default false,
  hidden_for_customer boolean not null default false,
  hidden_for_seller boolean not null default false,
  -- Since when the seller sees it: what is paid with the request comes to them once it is paid.
  announced_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  paid_at timestamptz,
  started_at timestamptz,
  done_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  check (ends_at > starts_at),
  check (customer_id <> seller_id)
);
create index bookings_customer on bookings.bookings (customer_id, id desc) where not hidden_for_customer;
create index bookings_seller on bookings.bookings (seller_id, id desc) where announced_at is not null and not hidden_for_seller;
create index bookings_seller_start on bookings.bookings (seller_id, starts_at);
create index bookings_customer_start on bookings.bookings (customer_id, starts_at);
create index bookings_customer_completed on bookings.bookings (customer_id, completed_at desc) where completed_at is not null;
create index bookings_seller_completed on bookings.bookings (seller_id, completed_at desc) where completed_at is not null;

-- Another time that one side proposes for a booking; one at a time.
create table bookings.proposals (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.bookings,
  by_side text not null check (by_side in ('customer', 'seller')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text,
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create unique index proposals_one_open on bookings.proposals (booking_id) where state = 'open';
create index proposals_booking on bookings.proposals (booking_id, id desc);
