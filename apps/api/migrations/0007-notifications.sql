create schema notifications;

-- What a person was told; the key makes sure that it is told once.
create table notifications.notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  sender_id bigint references identity.users,
  kind text not null,
  subject text not null check (length(subject) between 1 and 200),
  text text not null check (length(text) <= 2000),
  path text not null check (path ~ '^/([^/\\]|$)'),
  key text not null,
  about_kind text,
  about_id bigint,
  classified_id bigint,
  offer_price_cents bigint,
  -- How often it became unread news; tells a late mail whether it is still about this news.
  openings int not null default 1,
  read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, key),
  check ((about_kind is null) = (about_id is null))
);
create index notifications_newest on notifications.notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications.notifications (user_id) where read_at is null;
create index notifications_of_messages on notifications.notifications (sender_id) where kind = 'message';
create index notifications_read on notifications.notifications (read_at) where read_at is not null;

create table notifications.push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on notifications.push_subscriptions (user_id, id desc);

-- Signs the unsubscribe links of this house; one row.
create table notifications.signing_key (
  is_only boolean primary key default true check (is_only),
  secret text not null
);
insert into notifications.signing_key (secret)
  values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
