-- Three services of a business that are booked together for less.
create table appointments.packages (
  id bigint generated always as identity primary key,
  seller_id bigint not null references identity.users,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 1000),
  image_file_id bigint references media.files,
  price_cents bigint not null check (price_cents > 0),
  currency char(3) not null,
  -- The days on which it can be booked, as moments of the seller's zone; null without a bound.
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  -- Off every list; bookings still name it.
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_at < ends_at)
);
create index packages_seller on appointments.packages (seller_id, id desc) where archived_at is null;
create index packages_image on appointments.packages (image_file_id);

create table appointments.package_services (
  package_id bigint not null references appointments.packages on delete cascade,
  position smallint not null check (position between 1 and 3),
  service_id bigint not null references appointments.services,
  primary key (package_id, position),
  unique (package_id, service_id)
);
create index package_services_service on appointments.package_services (service_id);
