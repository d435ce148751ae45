-- The calendar of a person, or of one resource of theirs, for whoever has its secret address.
create table calendar.feeds (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  resource_id bigint references availability.resources,
  token_digest text not null unique,
  created_at timestamptz not null,
  read_at timestamptz,
  unique nulls not distinct (user_id, resource_id)
);
create index feeds_resource on calendar.feeds (resource_id) where resource_id is not null;

-- A calendar elsewhere from which busy times are read: of a person, or of one resource of theirs.
create table calendar.sources (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  resource_id bigint references availability.resources,
  name text not null check (length(name) between 1 and 100),
  address text not null check (length(address) <= 2000),
  -- What the other side calls the version that was read.
  etag text,
  last_modified text,
  read_at timestamptz,
  -- Why it could not be read; null where it was.
  problem text,
  created_at timestamptz not null,
  unique (user_id, address)
);
create index sources_resource on calendar.sources (resource_id) where resource_id is not null;

alter table calendar.entries
  add column source_id bigint references calendar.sources,
  -- What the other calendar calls it, and which of its repetitions it is.
  add column source_key text,
  add constraint entries_source check (num_nulls(source_id, source_key) in (0, 2)
    and (source_id is null or subject_kind is null)),
  add constraint entries_source_once unique (source_id, source_key);
