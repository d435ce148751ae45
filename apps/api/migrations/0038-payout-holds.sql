-- Addresses that an account was reached at before; for a while they are told of changes that touch money.
create table identity.former_emails (
  user_id bigint not null references identity.users,
  email text not null,
  replaced_at timestamptz not null,
  primary key (user_id, email)
);
create index former_emails_replaced on identity.former_emails (replaced_at);

-- Nothing leaves for this seller before then: where their money goes was changed.
create table payments.payout_holds (
  seller_id bigint primary key references identity.users,
  ends_at timestamptz not null
);

-- Until then the provider's page may tell another account: its opening was confirmed.
alter table payments.payout_accounts add column connecting_until timestamptz;
