create schema disputes;

-- A customer's complaint about an order or a booking, until an admin decides it or the customer withdraws it.
create table disputes.disputes (
  id bigint generated always as identity primary key,
  subject_kind text not null,
  subject_id bigint not null,
  -- What the thing is called, and its page on either side.
  title text not null,
  customer_path text not null,
  seller_path text not null,
  customer_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  reason text not null check (length(reason) between 1 and 100),
  -- What the customer may get back at most.
  cents bigint not null check (cents >= 0),
  currency char(3) not null,
  state text not null check (state in ('open', 'seller-replied', 'customer-replied',
    'resolved-customer', 'resolved-seller', 'resolved-split', 'withdrawn')),
  -- Set while the seller has the turn.
  seller_answers_until timestamptz,
  refund_proposed_at timestamptz,
  decision text check (decision in ('customer', 'seller', 'split')),
  refund_cents bigint check (refund_cents between 0 and cents),
  decision_note text,
  decided_by bigint references identity.users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  check (customer_id <> seller_id),
  check ((decision is null) = (refund_cents is null)),
  check ((state like 'resolved-%') = (decision is not null)),
  check ((closed_at is null) = (state in ('open', 'seller-replied', 'customer-replied')))
);
-- One complaint about one thing, however it ended.
create unique index disputes_once on disputes.disputes (subject_kind, subject_id);
create index disputes_customer on disputes.disputes (customer_id, id desc);
create index disputes_seller on disputes.disputes (seller_id, id desc);
create index disputes_newest on disputes.disputes (state, id desc);
create index disputes_waiting on disputes.disputes (refund_proposed_at, id) where closed_at is null;

create table disputes.messages (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references disputes.disputes,
  author_id bigint not null references identity.users,
  role text not null check (role in ('customer', 'seller', 'admin')),
  comment text not null check (length(comment) between 1 and 2000),
  created_at timestamptz not null
);
create index messages_dispute on disputes.messages (dispute_id, id);
create index messages_author on disputes.messages (author_id);

create table disputes.images (
  id bigint generated always as identity primary key,
  message_id bigint not null references disputes.messages,
  file_id bigint not null references media.files,
  name text not null
);
create index images_message on disputes.images (message_id, id);
create index images_file on disputes.images (file_id);
