create schema appointments;

-- What a business offers to be booked.
create table appointments.services (
  id bigint generated always as identity primary key,
  seller_id bigint not null references identity.users,
  category_id bigint not null references catalogue.categories,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 3000),
  image_file_id bigint references media.files,
  price_kind text not null check (price_kind in ('fixed', 'from', 'hour', 'head', 'quote')),
  price_cents bigint check (price_cents > 0),
  currency char(3) not null,
  is_gst_free boolean not null default false,
  duration_minutes int not null check (duration_minutes between 5 and 1440),
  set_up_minutes int not null default 0 check (set_up_minutes between 0 and 240),
  clean_up_minutes int not null default 0 check (clean_up_minutes between 0 and 240),
  -- A gap in which the person is free, and the room or chair is not.
  processing_from int check (processing_from > 0),
  processing_minutes int check (processing_minutes > 0),
  place text not null check (place in ('business', 'customer', 'online')),
  needs_place text not null check (needs_place in ('none', 'room', 'chair', 'table', 'court', 'venue')),
  position int not null check (position > 0),
  is_active boolean not null default true,
  -- The seller is blocked: their services leave the public pages and come back as they were.
  is_hidden boolean not null default false,
  -- Off every list; what was booked of it still names it.
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((price_kind = 'quote') = (price_cents is null)),
  check ((processing_from is null) = (processing_minutes is null)),
  check (processing_from + processing_minutes < duration_minutes),
  check (place = 'business' or needs_place = 'none')
);
create index services_seller on appointments.services (seller_id, position, id) where archived_at is null;
create index services_category on appointments.services (category_id);
create index services_image on appointments.services (image_file_id);

create table appointments.service_add_ons (
  id bigint generated always as identity primary key,
  service_id bigint not null references appointments.services on delete cascade,
  name text not null check (length(name) between 1 and 80),
  price_cents bigint not null check (price_cents >= 0),
  extra_minutes int not null check (extra_minutes between 0 and 480),
  position int not null check (position > 0)
);
-- An add-on keeps its id while its service is saved anew with the same name.
create unique index service_add_ons_name on appointments.service_add_ons (service_id, lower(name));

-- Who can do a service; one without rows can be done by everybody.
create table appointments.service_people (
  service_id bigint not null references appointments.services on delete cascade,
  resource_id bigint not null,
  primary key (service_id, resource_id)
);
create index service_people_resource on appointments.service_people (resource_id);
