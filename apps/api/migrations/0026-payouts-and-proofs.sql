-- Counts the methods a person has deleted, so that the same token may be saved again under another key.
alter table payments.customers add column deletions int not null default 0;

-- What a seller sees of his own account; the provider keeps the numbers.
alter table payments.payout_accounts
  add column account_holder text,
  add column bsb_mask text check (bsb_mask ~ '^•+\d{0,3}$'),
  add column number_mask text check (number_mask ~ '^•+\d{0,4}$'),
  add column email_mask text;
create index payout_accounts_seller on payments.payout_accounts (seller_id);

-- Set where the seller himself asked for it.
alter table payments.payouts add column asked_at timestamptz;
create index payouts_asked on payments.payouts (seller_id, asked_at) where asked_at is not null;
create index payouts_state on payments.payouts (state, id desc);

-- A refund is adjusted by the seller towards the buyer and by the house towards the seller.
alter table payments.invoices drop constraint invoices_kind_subject_kind_subject_id_key;
create unique index invoices_once on payments.invoices (kind, subject_kind, subject_id, coalesce(issuer_id, 0));
create index invoices_payment on payments.invoices (payment_id, id) where payment_id is not null;

-- A customer asks once at a time; what sellers and timers grant is granted beside his wish.
create unique index refunds_one_wish on payments.refunds (part_id)
  where state = 'requested' and by_role = 'customer';
create index refunds_state on payments.refunds (state, id desc);
create index refunds_newest on payments.refunds (created_at desc, id desc);

create index journal_lines_account on payments.journal_lines (account, journal_id) include (cents);

-- What the nightly proof of the ledger has found.
create table payments.proofs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  journals int not null,
  is_sound boolean not null,
  differences jsonb not null,
  check (is_sound = (jsonb_array_length(differences) = 0))
);

alter table payments.payouts add column method text not null check (method in ('card', 'paypal'));
