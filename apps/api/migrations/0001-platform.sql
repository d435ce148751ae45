create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_stat_statements;

-- The product's time over all processes; one row.
create table platform.clock (
  is_only boolean primary key default true check (is_only),
  ahead_ms bigint not null default 0
);
insert into platform.clock default values;

-- What happened, told to reactions at least once and kept for the record.
create table platform.events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  at timestamptz not null
);
create index events_at on platform.events (at);

-- A reaction commits its row with its effect, so that it acts once however often it is called.
create table platform.reactions_done (
  event_id bigint not null references platform.events on delete cascade,
  reaction text not null,
  primary key (event_id, reaction)
);

-- Every move of every life: append-only.
create table platform.moves (
  id bigint generated always as identity primary key,
  life text not null,
  subject_id bigint not null,
  move text not null,
  from_state text,
  to_state text not null,
  by_role text not null,
  by_user_id bigint,
  reason text,
  at timestamptz not null
);
create index moves_subject on platform.moves (life, subject_id, id);

-- Replies kept with the effects they report.
create table platform.idempotency_keys (
  key text not null,
  user_id bigint not null,
  endpoint text not null,
  request_digest text not null,
  status int,
  reply jsonb,
  at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_at on platform.idempotency_keys (at);

-- Live updates, numbered in commit order per user so that a client can resume.
create table platform.stream_messages (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  topic text not null,
  payload jsonb not null,
  at timestamptz not null
);
create index stream_messages_user on platform.stream_messages (user_id, id);
create index stream_messages_at on platform.stream_messages (at);

-- What the simulators of mail, SMS and push have sent.
create table platform.outbound_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  recipient text not null,
  subject text,
  body text not null,
  html text,
  link text,
  key text unique,
  at timestamptz not null
);
create index outbound_messages_newest on platform.outbound_messages (id desc);

create function platform.append_only() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed', tg_table_schema, tg_table_name;
end $$;
create trigger moves_append_only before update or delete on platform.moves
  for each row execute function platform.append_only();

-- Counters of the rate limiter; they may be lost in a crash.
create unlogged table platform.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
