create schema locations;

create table locations.addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users on delete cascade,
  kind text not null default 'delivery' check (kind in ('delivery', 'billing', 'business')),
  name text not null check (length(name) between 1 and 100),
  country_prefix text not null,
  -- E.164.
  phone text not null,
  unit text not null default '',
  street text not null default '',
  location text not null,
  lat numeric(9, 6) check (lat between -90 and 90),
  lng numeric(9, 6) check (lng between -180 and 180),
  city text not null,
  state text not null,
  pincode text not null,
  state_code text not null default '',
  city_code text not null default '',
  country text not null,
  country_code text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((lat is null) = (lng is null))
);
create index addresses_of_user on locations.addresses (user_id, is_default desc, id desc);
-- One default address a person, whatever runs at the same time.
create unique index addresses_one_default on locations.addresses (user_id) where is_default;
