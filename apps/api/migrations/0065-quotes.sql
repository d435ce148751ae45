-- A quoted booking is paid by the plan of its quote.
alter table bookings.bookings
  add column plan jsonb,
  drop constraint bookings_payment_check,
  add constraint bookings_payment_check
    check (payment in ('at-booking', 'deposit', 'after-confirming', 'on-the-spot', 'quoted')),
  add constraint bookings_plan_check check ((payment = 'quoted') = (plan is not null));

-- What a customer wants to be quoted for, sent to one business or to several.
create table appointments.briefs (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.users,
  service_id bigint references appointments.services,
  category_id bigint references catalogue.categories,
  title text not null check (length(title) between 1 and 120),
  description text not null check (length(description) <= 3000),
  preferred_date date,
  preferred_time text check (preferred_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  address jsonb,
  budget_cents bigint check (budget_cents > 0),
  currency char(3) not null,
  created_at timestamptz not null
);
create index briefs_customer on appointments.briefs (customer_id);
create index briefs_service on appointments.briefs (service_id);
create index briefs_category on appointments.briefs (category_id);

-- Its photographs, which only the two sides may open.
create table appointments.brief_images (
  id bigint generated always as identity primary key,
  brief_id bigint not null references appointments.briefs,
  file_id bigint not null references media.files,
  name text not null
);
create index brief_images_brief on appointments.brief_images (brief_id);
create index brief_images_file on appointments.brief_images (file_id);

-- A business's answer to a brief, from the request to the booking.
create table appointments.quotes (
  id bigint generated always as identity primary key,
  brief_id bigint not null references appointments.briefs,
  kind text not null check (kind in ('spa', 'beauty', 'handyman', 'events')),
  customer_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  state text not null check (state in ('Quote-Requested', 'Quote-Request-Declined', 'Appointment', 'Quote-Sent',
    'Quote-Accepted', 'Quote-Declined', 'Cancelled', 'Expired')),
  -- The visit before the quote.
  visit_starts_at timestamptz,
  visit_ends_at timestamptz,
  -- The newest version; null before the first.
  version int,
  reason text,
  booking_id bigint unique,
  hidden_for_customer boolean not null default false,
  hidden_for_seller boolean not null default false,
  due_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (brief_id, seller_id),
  check (customer_id <> seller_id),
  check (visit_ends_at > visit_starts_at),
  check ((state = 'Quote-Accepted') = (booking_id is not null)),
  check (state not in ('Quote-Sent', 'Quote-Accepted', 'Quote-Declined') or version is not null)
);
create index quotes_customer on appointments.quotes (customer_id, id desc) where not hidden_for_customer;
create index quotes_seller on appointments.quotes (seller_id, id desc) where not hidden_for_seller;

-- What was quoted; a revision is another version, the newest counts.
create table appointments.quote_versions (
  quote_id bigint not null references appointments.quotes,
  version int not null check (version > 0),
  lines jsonb not null check (jsonb_array_length(lines) > 0),
  total_cents bigint not null check (total_cents > 0),
  gst_cents bigint not null check (gst_cents between 0 and total_cents),
  note text,
  valid_until timestamptz not null,
  starts_at timestamptz,
  duration_minutes int not null check (duration_minutes between 5 and 1440),
  -- Who does it, by the ids of resources; empty for anybody.
  people jsonb not null,
  payment text not null check (payment in ('in-full', 'deposit', 'milestones')),
  deposit_percent smallint check (deposit_percent between 5 and 90),
  milestones jsonb not null,
  created_at timestamptz not null,
  primary key (quote_id, version),
  check ((payment = 'deposit') = (deposit_percent is not null)),
  check ((payment = 'milestones') = (jsonb_array_length(milestones) > 0))
);

-- A question to a business.
create table appointments.enquiries (
  id bigint generated always as identity primary key,
  sender_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  service_id bigint references appointments.services,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  date date,
  state text not null check (state in ('new', 'replied', 'declined')),
  reply text,
  reason text,
  created_at timestamptz not null,
  answered_at timestamptz,
  check (sender_id <> seller_id),
  check ((state = 'new') = (answered_at is null)),
  check ((state = 'replied') = (reply is not null))
);
create index enquiries_sender on appointments.enquiries (sender_id, id desc);
create index enquiries_seller on appointments.enquiries (seller_id, id desc);
create index enquiries_service on appointments.enquiries (service_id);
