-- A person, room or thing whose time can be claimed; it stays, archived, for the claims of the past.
create table availability.resources (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  kind text not null check (kind in ('person', 'room', 'chair', 'table', 'vehicle', 'court', 'venue')),
  name text not null check (length(name) between 1 and 100),
  position int not null check (position > 0),
  is_active boolean not null default true,
  created_at timestamptz not null
);
create index resources_owner on availability.resources (owner_id, position, id);

-- When a resource works; gaps of a day are breaks. Without any rows it has the opening hours of the business.
create table availability.rosters (
  resource_id bigint not null references availability.resources on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  opens_minute int not null check (opens_minute between 0 and 1439),
  closes_minute int not null check (closes_minute between 1 and 2880),
  primary key (resource_id, weekday, opens_minute),
  check (closes_minute > opens_minute and closes_minute <= opens_minute + 1440)
);

-- Hours of one date, of the whole business or of one resource; a row without minutes is a closed day.
create table availability.special_days (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  resource_id bigint references availability.resources on delete cascade,
  day date not null,
  opens_minute int check (opens_minute between 0 and 1439),
  closes_minute int check (closes_minute between 1 and 2880),
  check (num_nulls(opens_minute, closes_minute) in (0, 2)),
  check (closes_minute > opens_minute and closes_minute <= opens_minute + 1440),
  unique nulls not distinct (owner_id, resource_id, day, opens_minute)
);
create index special_days_resource on availability.special_days (resource_id) where resource_id is not null;

-- How a business offers its time; without a row the defaults hold.
create table availability.calendars (
  owner_id bigint primary key references identity.users,
  step_minutes int not null default 30 check (step_minutes in (15, 30)),
  notice_minutes int not null default 120 check (notice_minutes between 0 and 525600),
  horizon_days int not null default 90 check (horizon_days between 1 and 730),
  day_capacity int check (day_capacity > 0)
);

-- Whose time of a resource it is. Two live claims of one resource never overlap, whatever the code does.
create table availability.time_claims (
  id bigint generated always as identity primary key,
  resource_id bigint not null references availability.resources,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)
    and lower_inc(during) and not upper_inc(during)),
  state text not null check (state in ('held', 'booked', 'blocked', 'released')),
  for_kind text not null,
  for_id bigint not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  check (expires_at is null or state in ('held', 'released')),
  constraint time_claims_never_overlap exclude using gist (resource_id with =, during with &&)
    where (state <> 'released')
);
create index time_claims_live on availability.time_claims (for_kind, for_id) where state <> 'released';
