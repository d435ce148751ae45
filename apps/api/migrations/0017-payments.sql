create schema payments;

-- A person as a provider knows him.
create table payments.customers (
  user_id bigint not null references identity.users,
  provider text not null,
  provider_ref text not null,
  primary key (user_id, provider)
);

-- Saved cards and PayPal-type accounts; the provider keeps the numbers.
create table payments.methods (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  kind text not null check (kind in ('card', 'paypal')),
  provider text not null,
  provider_ref text not null,
  brand text not null,
  last4 text check (last4 ~ '^\d{4}$'),
  exp_month smallint check (exp_month between 1 and 12),
  exp_year smallint,
  name text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (provider, provider_ref)
);
create index methods_user on payments.methods (user_id, id);
create unique index methods_one_default on payments.methods (user_id) where is_default;

-- What somebody pays at once: a checkout, a subscription, a boost. Another try after a refusal is another row.
create table payments.payments (
  id bigint generated always as identity primary key,
  number text not null unique,
  payer_id bigint not null references identity.users,
  subject_kind text not null,
  subject_id bigint not null,
  purpose text not null check (purpose in ('order', 'booking', 'subscription', 'boost', 'package')),
  description text not null,
  cents bigint not null check (cents > 0),
  currency char(3) not null,
  state text not null check (state in
    ('created', 'requires-action', 'processing', 'succeeded', 'failed', 'cancelled', 'partially-refunded', 'refunded')),
  method text check (method in ('card', 'paypal')),
  provider text,
  provider_ref text,
  -- What the payer chose, until the provider has taken it.
  source jsonb,
  return_path text,
  -- Charged by ourselves, as a renewal is: nobody is there to act on it.
  is_payer_away boolean not null default false,
  action_url text,
  failure text,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and cents),
  -- Taken although another payment had settled the same thing: goes back whole.
  is_surplus boolean not null default false,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (provider, provider_ref)
);
create unique index payments_one_open on payments.payments (subject_kind, subject_id)
  where state in ('created', 'requires-action', 'processing');
create unique index payments_one_settled on payments.payments (subject_kind, subject_id)
  where paid_at is not null and not is_surplus;
create index payments_payer on payments.payments (payer_id, id desc);
create index payments_newest on payments.payments (created_at desc, id desc);

-- The share of a payment that is one seller's (or the house's own): what is held, released and given back.
create table payments.parts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments.payments,
  subject_kind text not null,
  subject_id bigint not null,
  seller_id bigint references identity.users,
  description text not null,
  cents bigint not null check (cents > 0),
  -- Given back or promised back.
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and cents),
  -- Agreed at the sale; later rules do not touch it. Of the whole part, and how it came about.
  commission_cents bigint not null default 0 check (commission_cents >= 0),
  commission_gst_cents bigint not null default 0 check (commission_gst_cents >= 0),
  commission_basis jsonb not null default '[]',
  -- Commission already booked as earned, less what was given back with refunds.
  earned_cents bigint not null default 0,
  earned_gst_cents bigint not null default 0,
  held_at timestamptz,
  released_at timestamptz,
  check (commission_cents + commission_gst_cents <= cents),
  check (released_at is null or held_at is not null)
);
create index parts_payment on payments.parts (payment_id, id);
create unique index parts_one_held on payments.parts (subject_kind, subject_id) where held_at is not null;
create index parts_seller on payments.parts (seller_id, held_at desc) where held_at is not null;

create table payments.refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments.payments,
  -- Without one the whole surplus payment goes back.
  part_id bigint references payments.parts,
  cents bigint not null check (cents > 0),
  currency char(3) not null,
  reason text not null,
  key text not null unique,
  state text not null check (state in ('requested', 'approved', 'processing', 'refunded', 'failed', 'rejected')),
  provider_ref text,
  -- Times it was sent to the provider; each has a key of its own there.
  tries smallint not null default 0,
  by_user_id bigint references identity.users,
  by_role text not null,
  decision_note text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_payment on payments.refunds (payment_id, id);
create index refunds_part on payments.refunds (part_id) where part_id is not null;
create index refunds_waiting on payments.refunds (created_at, id) where state in ('requested', 'failed');
create index refunds_provider on payments.refunds (provider_ref) where provider_ref is not null;

create table payments.chargebacks (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments.payments,
  provider_ref text not null unique,
  cents bigint not null check (cents > 0),
  state text not null check (state in ('opened', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index chargebacks_payment on payments.chargebacks (payment_id);

-- Events of providers, each kept once.
create table payments.webhook_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_ref text not null,
  event jsonb not null,
  received_at timestamptz not null,
  unique (provider, event_ref)
);

-- First match in this order; null matches everything.
create table payments.commission_rules (
  id bigint generated always as identity primary key,
  position int not null unique,
  seller_id bigint references identity.users,
  seller_type text,
  category_id bigint references catalogue.categories,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  fixed_cents bigint not null default 0 check (fixed_cents >= 0),
  cap_cents bigint check (cap_cents >= 0),
  created_at timestamptz not null
);

-- Double entry, append-only. A positive line is a debit, a negative one a credit.
create table payments.journals (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null unique,
  subject_kind text not null,
  subject_id bigint not null,
  payment_id bigint references payments.payments,
  currency char(3) not null,
  reason text,
  by_user_id bigint references identity.users,
  at timestamptz not null,
  -- Lines join their journal in the transaction that wrote it and never later.
  written_in xid8 not null default pg_current_xact_id()
);
create index journals_subject on payments.journals (subject_kind, subject_id, id);
create index journals_payment on payments.journals (payment_id) where payment_id is not null;

create table payments.journal_lines (
  id bigint generated always as identity primary key,
  journal_id bigint not null references payments.journals,
  account text not null check (account in
    ('provider-cash', 'held', 'payable', 'commission', 'gst', 'promotions', 'refunds-due',
     'dispute-reserve', 'payouts-in-transit', 'rounding', 'adjustments')),
  seller_id bigint references identity.users,
  cents bigint not null check (cents <> 0),
  check ((account in ('held', 'payable')) = (seller_id is not null))
);
create index journal_lines_journal on payments.journal_lines (journal_id);
create index journal_lines_seller on payments.journal_lines (seller_id, account, id) include (cents, journal_id)
  where seller_id is not null;

-- What a seller is owed, kept with every line so that a payout need not add up his history; a nightly proof does.
create table payments.balances (
  seller_id bigint not null references identity.users,
  currency char(3) not null,
  cents bigint not null,
  primary key (seller_id, currency)
);

create function payments.take_line() returns trigger language plpgsql as $$
declare journal payments.journals;
begin
  select * into strict journal from payments.journals where id = new.journal_id;
  if journal.written_in <> pg_current_xact_id() then
    raise exception 'journal % is closed', journal.id;
  end if;
  if new.account = 'payable' then
    insert into payments.balances as balance (seller_id, currency, cents)
      values (new.seller_id, journal.currency, -new.cents)
      on conflict (seller_id, currency) do update set cents = balance.cents - new.cents;
  end if;
  return new;
end $$;
create trigger journal_lines_taken before insert on payments.journal_lines
  for each row execute function payments.take_line();

create function payments.prove_journal() returns trigger language plpgsql as $$
declare total bigint; lines int;
begin
  select coalesce(sum(cents), 0), count(*) into total, lines
    from payments.journal_lines where journal_id = new.id;
  if total <> 0 or lines < 2 then
    raise exception 'journal % does not sum to zero: % over % lines', new.id, total, lines;
  end if;
  return null;
end $$;
create constraint trigger journals_sum_to_zero after insert on payments.journals
  deferrable initially deferred for each row execute function payments.prove_journal();

create trigger journals_append_only before update or delete on payments.journals
  for each row execute function platform.append_only();
create trigger journal_lines_append_only before update or delete on payments.journal_lines
  for each row execute function platform.append_only();

-- A seller's account with a provider, to which he is paid out.
create table payments.payout_accounts (
  seller_id bigint not null references identity.users,
  provider text not null,
  account_ref text not null,
  method text not null check (method in ('card', 'paypal')),
  may_charge boolean not null default false,
  may_be_paid_out boolean not null default false,
  requirements text[] not null default '{}',
  is_chosen boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, provider),
  unique (provider, account_ref)
);
create unique index payout_accounts_one_chosen on payments.payout_accounts (seller_id) where is_chosen;

create table payments.payouts (
  id bigint generated always as identity primary key,
  number text not null unique,
  seller_id bigint not null references identity.users,
  cents bigint not null check (cents > 0),
  currency char(3) not null,
  provider text not null,
  account_ref text not null,
  state text not null check (state in ('waiting', 'pending', 'processing', 'paid', 'failed', 'returned')),
  -- Above the limit two admins have to agree.
  approvals_needed smallint not null default 0 check (approvals_needed between 0 and 2),
  approved_by bigint[] not null default '{}',
  provider_ref text,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, provider_ref)
);
create index payouts_seller on payments.payouts (seller_id, id desc);
create index payouts_open on payments.payouts (state, id) where state in ('waiting', 'pending', 'processing');

-- The stamp is the claim: a line of a seller's account is paid out once.
create table payments.payout_lines (
  line_id bigint primary key references payments.journal_lines,
  payout_id bigint not null references payments.payouts
);
create index payout_lines_payout on payments.payout_lines (payout_id);

-- Numbers without gaps: the series is locked from the number to the commit.
create table payments.invoice_series (
  issuer_id bigint not null,
  year int not null,
  last_sequence int not null,
  primary key (issuer_id, year)
);

create table payments.invoices (
  id bigint generated always as identity primary key,
  number text not null,
  -- The seller, or null where the house itself invoices.
  issuer_id bigint references identity.users,
  recipient_id bigint not null references identity.users,
  year int not null,
  sequence int not null,
  kind text not null check (kind in ('sale', 'fee', 'promotion', 'adjustment')),
  subject_kind text not null,
  subject_id bigint not null,
  payment_id bigint references payments.payments,
  -- Names, addresses, ABN and lines as they were on the day.
  content jsonb not null,
  cents bigint not null,
  gst_cents bigint not null,
  currency char(3) not null,
  issued_at timestamptz not null,
  unique (kind, subject_kind, subject_id)
);
create unique index invoices_number on payments.invoices (coalesce(issuer_id, 0), year, sequence);
create index invoices_issuer on payments.invoices (issuer_id, id desc);
create index invoices_recipient on payments.invoices (recipient_id, id desc);
