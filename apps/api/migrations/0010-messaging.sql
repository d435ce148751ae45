create schema messaging;

-- What two people say to each other about one thing, or about nothing in particular.
create table messaging.conversations (
  id bigint generated always as identity primary key,
  low_user_id bigint not null references identity.users,
  high_user_id bigint not null references identity.users,
  subject_kind text,
  subject_id bigint,
  created_at timestamptz not null,
  check (low_user_id < high_user_id),
  check ((subject_kind is null) = (subject_id is null)),
  constraint conversations_pair_and_subject
    unique nulls not distinct (low_user_id, high_user_id, subject_kind, subject_id)
);

-- Each side's view of a conversation, so that a person's list is one index walk.
create table messaging.members (
  conversation_id bigint not null references messaging.conversations,
  user_id bigint not null references identity.users,
  other_id bigint not null references identity.users,
  unread_count int not null default 0 check (unread_count >= 0),
  -- 0 only inside the transaction that opens the conversation.
  last_message_id bigint not null default 0,
  primary key (conversation_id, user_id)
);
create index members_newest on messaging.members (user_id, last_message_id desc);
create index members_unread on messaging.members (user_id, last_message_id desc) include (unread_count)
  where unread_count > 0;
create index members_pair on messaging.members (user_id, other_id);

create table messaging.messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references messaging.conversations,
  sender_id bigint not null references identity.users,
  receiver_id bigint not null references identity.users,
  text text not null,
  attachment_id bigint references media.files on delete set null,
  offer_id bigint,
  card jsonb,
  delivered_at timestamptz,
  read_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  check (case when deleted_at is null then length(text) between 1 and 2000 else text = '' end),
  check (read_at is null or delivered_at is not null)
);
create index messages_thread on messaging.messages (conversation_id, id desc);
create index messages_unread on messaging.messages (conversation_id, receiver_id) where read_at is null;
create index messages_undelivered on messaging.messages (receiver_id, id) where delivered_at is null;
create index messages_sender on messaging.messages (sender_id);
create index messages_offer on messaging.messages (offer_id) where offer_id is not null;
create index messages_attachment on messaging.messages (attachment_id) where attachment_id is not null;

create table messaging.blocks (
  user_id bigint not null references identity.users,
  blocked_user_id bigint not null references identity.users,
  created_at timestamptz not null,
  primary key (user_id, blocked_user_id),
  check (user_id <> blocked_user_id)
);
create index blocks_blocked on messaging.blocks (blocked_user_id);
