-- An event for which a customer gathers what they book.
create table appointments.projects (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.users,
  title text not null check (length(title) between 1 and 120),
  event_type text not null check (length(event_type) between 1 and 80),
  date date not null,
  place text not null check (length(place) <= 200),
  guests int check (guests between 1 and 100000),
  budget_cents bigint check (budget_cents > 0),
  currency char(3) not null,
  created_at timestamptz not null
);
create index projects_customer on appointments.projects (customer_id, date desc, id desc);

-- What the event needs; at most one thing is it, and nothing is in two events. Their states stay with them.
create table appointments.project_roles (
  id bigint generated always as identity primary key,
  project_id bigint not null references appointments.projects,
  name text not null check (length(name) between 1 and 80),
  category_id bigint references catalogue.categories,
  booking_id bigint unique references bookings.bookings,
  quote_id bigint unique references appointments.quotes,
  brief_id bigint unique references appointments.briefs,
  created_at timestamptz not null,
  check (num_nonnulls(booking_id, quote_id, brief_id) <= 1)
);
create index project_roles_project on appointments.project_roles (project_id, id);
create index project_roles_category on appointments.project_roles (category_id);
