create schema identity;

create table identity.users (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  username citext check (length(username) <= 16),
  email citext not null,
  password_hash text,
  country_code text,
  phone text,
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  -- A new address waits here until its owner has confirmed it.
  new_email citext,
  seller_type text not null,
  sub_type text,
  status text not null check (status in ('pending', 'active', 'blocked', 'deleted')),
  profile_completed boolean not null default false,
  menu_skipped boolean not null default false,
  is_demo boolean not null default false,
  image_path text,
  birth_date date,
  gender text,
  nationality text,
  language text not null default 'en',
  time_zone text not null,
  address jsonb,
  notify jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on identity.users (email) where status <> 'deleted';
create unique index users_username on identity.users (username) where status <> 'deleted';
create index users_newest on identity.users (created_at desc, id desc);
create index users_name_words on identity.users using gin ((name || ' ' || email::text) gin_trgm_ops);

create table identity.sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users on delete cascade,
  token_digest text not null unique,
  -- Admin accounts have sessions of their own, shorter kind.
  is_admin boolean not null default false,
  acting_admin_id bigint references identity.users,
  device text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on identity.sessions (user_id, last_used_at desc) where revoked_at is null;
create index sessions_acting_admin on identity.sessions (acting_admin_id) where acting_admin_id is not null;
create index sessions_expired on identity.sessions (expires_at);

create table identity.social_accounts (
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  social_id text not null,
  user_id bigint not null references identity.users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, social_id)
);
create index social_accounts_user on identity.social_accounts (user_id);

create table identity.otp_codes (
  id bigint generated always as identity primary key,
  phone text not null,
  pin_id text not null unique,
  code_digest text not null,
  attempts int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  -- Digest of the proof handed out when the code was right; used up by one registration or change.
  proof_digest text unique,
  proof_used_at timestamptz
);
create index otp_codes_phone on identity.otp_codes (phone, sent_at desc);
create index otp_codes_sent on identity.otp_codes (sent_at);

-- Links sent by e-mail: password reset, e-mail confirmation, completing a vendor's account.
create table identity.email_links (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'complete-vendor')),
  user_id bigint not null references identity.users on delete cascade,
  token_digest text not null unique,
  email citext not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_user on identity.email_links (user_id, purpose, created_at desc);
create index email_links_expired on identity.email_links (expires_at);

create table identity.roles (
  id bigint generated always as identity primary key,
  name citext not null unique,
  permissions text[] not null,
  created_at timestamptz not null
);

create table identity.admins (
  user_id bigint primary key references identity.users on delete cascade,
  role_id bigint not null references identity.roles,
  created_at timestamptz not null
);
create index admins_role on identity.admins (role_id);
