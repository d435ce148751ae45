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
