create schema media;

-- One row per upload; rows of the same content share the bytes at their path.
create table media.files (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  -- Content-addressed; the first part says whether everyone may read it.
  path text not null check (path ~ '^(public|private)/'),
  kind text not null check (kind in ('image', 'document', 'attachment', 'resume')),
  type text not null,
  bytes int not null check (bytes > 0),
  width int,
  height int,
  name text not null,
  created_at timestamptz not null,
  check ((width is null) = (height is null))
);
create index files_owner on media.files (owner_id, id desc);
create index files_path on media.files (path);

-- Every message booked for sending, so that a key is sent once however often it is booked.
-- No recipient and no text: those live in the job until it is done.
create table platform.posted_messages (
  key text primary key,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  state text not null check (state in ('booked', 'sent', 'refused')),
  at timestamptz not null
);
create index posted_messages_at on platform.posted_messages (at);

-- Which file is whose picture, so that a new one replaces it.
create table media.avatars (
  user_id bigint primary key references identity.users on delete cascade,
  file_id bigint not null references media.files on delete cascade
);
create index avatars_file on media.avatars (file_id);
