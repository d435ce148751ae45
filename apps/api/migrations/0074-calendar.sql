create schema calendar;

-- When somebody has something: their own notes, and what trades tell the calendar of their people.
create table calendar.entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  -- The thing that is then; null for a note of one's own.
  subject_kind text,
  subject_id bigint,
  title text not null check (length(title) between 1 and 500),
  -- The other side, and where.
  who text,
  place text,
  -- The page of the thing, as this user sees it.
  path text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of whole days, which stay those days in whatever zone they are read.
  first_day date,
  last_day date,
  state text not null check (state in ('tentative', 'confirmed')),
  is_busy boolean not null,
  -- Work of a team, of which several at once are nothing unusual.
  is_of_team boolean not null default false,
  -- The time of a business's resources is blocked: of this one, or of all.
  is_blocked boolean not null default false,
  resource_id bigint references availability.resources,
  -- How often it has changed, as calendars count it (RFC 5545, 3.8.7.4).
  sequence int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nulls(subject_kind, subject_id) in (0, 2)),
  check (num_nulls(first_day, last_day) in (0, 2) and last_day >= first_day),
  check (ends_at > starts_at),
  check (not is_blocked or subject_kind is null)
);
create unique index entries_subject on calendar.entries (subject_kind, subject_id, user_id);
create index entries_time on calendar.entries using gist (user_id, tstzrange(starts_at, ends_at));
create index entries_resource on calendar.entries (resource_id) where resource_id is not null;

-- What is booked already.
insert into calendar.entries (user_id, subject_kind, subject_id, title, who, place, path, starts_at, ends_at, state,
  is_busy, is_of_team, created_at, updated_at)
select side.user_id, 'bookings.booking', b.id, b.title, side.who, side.place, side.path || b.id, b.starts_at, b.ends_at,
  case when b.state in ('Pending', 'Amount-Paid-Pending') then 'tentative' else 'confirmed' end,
  true, side.is_of_team, b.created_at, b.created_at
from bookings.bookings b
cross join lateral (values
  (b.customer_id, b.seller_name, coalesce(b.address ->> 'location', nullif(b.seller_name, '')), '/my-bookings/detail/',
    false, b.customer_id is not null and not b.hidden_for_customer),
  (b.seller_id, b.customer_name, b.address ->> 'location', '/business-bookings/detail/',
    true, b.announced_at is not null and not b.hidden_for_seller)
) as side (user_id, who, place, path, is_of_team, is_seen)
where side.is_seen and b.state not in ('Rejected', 'Cancelled', 'Expired');

-- The visits before quotes.
insert into calendar.entries (user_id, subject_kind, subject_id, title, who, place, path, starts_at, ends_at, state,
  is_busy, is_of_team, created_at, updated_at)
select side.user_id, 'appointments.visit', q.id, brief.title, side.who, brief.address ->> 'location', side.path || q.id,
  q.visit_starts_at, q.visit_ends_at, 'confirmed', true, side.is_of_team, q.created_at, q.created_at
from appointments.quotes q
join appointments.briefs brief on brief.id = q.brief_id
join identity.users customer on customer.id = q.customer_id
left join sellers.business_profiles business on business.user_id = q.seller_id
cross join lateral (values
  (q.customer_id, business.business_name, '/my-bookings/quotes/', false),
  (q.seller_id, customer.name, '/business-bookings/quotes/', true)
) as side (user_id, who, path, is_of_team)
where q.state = 'Appointment' and q.visit_starts_at is not null;
