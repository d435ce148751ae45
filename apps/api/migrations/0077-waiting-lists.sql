-- A customer's place on the waiting list of a business for a day, in the order of joining.
create table appointments.waits (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  business_id bigint not null,
  kind text not null check (kind in ('spa', 'beauty', 'handyman', 'events')),
  service_ids bigint[] not null check (cardinality(service_ids) > 0),
  add_on_ids bigint[] not null,
  title text not null,
  -- The person whom they ask for, by the id of the resource; anybody without one.
  person_id bigint,
  guests int,
  address jsonb,
  note text,
  -- The day at the place of the business, and the starts on it that suit them.
  day date not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  state text not null check (state in ('Waiting', 'Offered', 'Booked', 'Left', 'Lapsed', 'Over')),
  -- The freed time that is held for them.
  starts_at timestamptz,
  expires_at timestamptz,
  booking_id bigint,
  created_at timestamptz not null,
  closed_at timestamptz,
  check (until_at > from_at),
  check (customer_id <> seller_id),
  check (state <> 'Offered' or (starts_at is not null and expires_at is not null)),
  check ((state = 'Booked') = (booking_id is not null)),
  check ((state in ('Waiting', 'Offered')) = (closed_at is null))
);
create unique index waits_once_a_day on appointments.waits (customer_id, seller_id, day) where state in ('Waiting', 'Offered');
create index waits_queue on appointments.waits (seller_id, day, id) where state in ('Waiting', 'Offered');
create index waits_customer on appointments.waits (customer_id, id desc);
