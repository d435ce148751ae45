-- What the simulated providers of payments remember, as real ones would on machines of their own:
-- nothing here points at other schemas but by number, and nothing else reads it.
create schema simulated;

-- What their webhooks are signed with; made here, so that every process knows the same and nobody can guess it.
create table simulated.signing_keys (
  provider text primary key,
  secret text not null
);
insert into simulated.signing_keys (provider, secret)
select provider, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
from unnest(array['simulated-card', 'simulated-paypal']) as provider;

create table simulated.customers (
  id text primary key,
  provider text not null,
  key text not null,
  request_digest text not null,
  user_id bigint not null,
  created_at timestamptz not null,
  unique (provider, key)
);

create table simulated.setups (
  id text primary key,
  provider text not null,
  key text not null,
  request_digest text not null,
  customer_id text not null references simulated.customers,
  return_url text not null,
  state text not null check (state in ('open', 'done', 'left')),
  -- What the payer chose, to be redeemed once.
  token text unique,
  spent_by_key text,
  test_token text,
  name text,
  exp_month int check (exp_month between 1 and 12),
  exp_year int,
  created_at timestamptz not null,
  unique (provider, key),
  check ((state = 'done') = (token is not null)),
  check ((state = 'done') = (test_token is not null))
);
create index setups_customer on simulated.setups (customer_id);

create table simulated.methods (
  id text primary key,
  provider text not null,
  key text not null,
  request_digest text not null,
  customer_id text not null references simulated.customers,
  test_token text not null,
  brand text not null,
  last4 text,
  exp_month int check (exp_month between 1 and 12),
  exp_year int,
  name text,
  deleted_at timestamptz,
  created_at timestamptz not null,
  unique (provider, key)
);
create index methods_customer on simulated.methods (customer_id);

create table simulated.charges (
  id text primary key,
  provider text not null,
  key text not null,
  request_digest text not null,
  payment_id bigint not null,
  cents bigint not null check (cents > 0),
  currency char(3) not null,
  description text not null,
  test_token text not null,
  is_captured_at_once boolean not null,
  return_url text not null,
  status text not null
    check (status in ('requires-action', 'processing', 'authorised', 'succeeded', 'failed', 'cancelled')),
  failure text,
  approved_at timestamptz,
  created_at timestamptz not null,
  unique (provider, key),
  check ((status = 'failed') = (failure is not null))
);
create index charges_payment on simulated.charges (payment_id);

create table simulated.refunds (
  id text primary key,
  provider text not null,
  key text not null,
  request_digest text not null,
  charge_id text not null references simulated.charges,
  cents bigint not null check (cents > 0),
  status text not null check (status in ('processing', 'succeeded', 'failed')),
  created_at timestamptz not null,
  unique (provider, key)
);
create index refunds_charge on simulated.refunds (charge_id);

create table simulated.chargebacks (
  id text primary key,
  provider text not null,
  -- One per charge, however often the job that opens it is called.
  charge_id text not null unique references simulated.charges,
  cents bigint not null check (cents > 0),
  currency char(3) not null,
  outcome text not null check (outcome in ('opened', 'won', 'lost')),
  created_at timestamptz not null
);

create table simulated.accounts (
  id text primary key,
  provider text not null,
  key text not null,
  request_digest text not null,
  user_id bigint not null,
  state text not null check (state in ('incomplete', 'ready')),
  return_url text not null,
  created_at timestamptz not null,
  unique (provider, key)
);

create table simulated.payouts (
  id text primary key,
  provider text not null,
  key text not null,
  request_digest text not null,
  account_id text not null references simulated.accounts,
  cents bigint not null check (cents > 0),
  currency char(3) not null,
  description text not null,
  status text not null check (status in ('processing', 'paid', 'failed', 'returned')),
  created_at timestamptz not null,
  unique (provider, key)
);
create index payouts_account on simulated.payouts (account_id);

-- One row per sending: a doubled event has several rows of one event id.
create table simulated.webhooks (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index webhooks_event on simulated.webhooks (event_id);
