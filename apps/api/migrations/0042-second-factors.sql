-- What somebody has beside the password: an app that makes codes (totp), or a passkey.
create table identity.second_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null check (length(name) between 1 and 60),
  -- Of an app: the shared secret, and the last step whose code was taken, so that none serves twice.
  secret text,
  last_step bigint,
  -- Of a passkey.
  credential_id text unique,
  public_key bytea,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  -- An app counts once its first code was right.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  check ((kind = 'totp') = (secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null))
);
create index second_factors_user on identity.second_factors (user_id);
create unique index second_factors_app on identity.second_factors (user_id) where kind = 'totp';

create table identity.recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users on delete cascade,
  code_digest text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, code_digest)
);

-- A sign-in between its steps, or a question to a passkey: no session yet, and gone within minutes.
create table identity.challenges (
  id bigint generated always as identity primary key,
  token_digest text not null unique,
  purpose text not null check (purpose in ('second-step', 'passkey-login', 'passkey-new', 'passkey-check')),
  -- Nobody is known yet where a passkey alone is to say who comes.
  user_id bigint references identity.users on delete cascade,
  is_admin boolean not null default false,
  challenge text,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenges_user on identity.challenges (user_id);
create index challenges_expired on identity.challenges (expires_at);
