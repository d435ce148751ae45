-- When the mailed link or the one-time code first showed that somebody can be reached; until then nothing is published.
alter table identity.users add column confirmed_at timestamptz;
update identity.users set confirmed_at = least(phone_verified_at, email_verified_at);

-- A verified number serves one account, and a blocked account keeps its own; of several the blocked one, then the first.
update identity.users set phone_verified_at = null
where id in (
  select id from (
    select id, row_number() over (
      partition by phone order by (status = 'blocked') desc, phone_verified_at, id
    ) as place
    from identity.users where phone_verified_at is not null and status <> 'deleted'
  ) numbered where place > 1
);
create unique index users_phone on identity.users (phone) where phone_verified_at is not null and status <> 'deleted';
create index users_new_email on identity.users (new_email) where new_email is not null and status <> 'deleted';

-- Numbers and addresses of blocked accounts, by digest: they open no other account, not even once those are erased.
create table identity.banned_contacts (
  digest text not null,
  user_id bigint not null references identity.users,
  -- An address that was only typed in bars nobody who proves to have it.
  is_proven boolean not null,
  created_at timestamptz not null,
  primary key (digest, user_id)
);
create index banned_contacts_user on identity.banned_contacts (user_id);

alter table identity.sessions add column authenticated_at timestamptz;
update identity.sessions set authenticated_at = created_at;
alter table identity.sessions alter column authenticated_at set not null;
