-- What a bank wants back beyond what was charged, less what was given back already: an admin looks into it.
alter table payments.chargebacks
  add column questioned_cents bigint not null default 0 check (questioned_cents between 0 and cents),
  -- Whether the house bears it after all, or its provider has dropped it.
  add column answer text check (answer in ('borne', 'dropped')),
  add column answer_note text,
  add column answered_at timestamptz,
  add check (answer is null or questioned_cents > 0);
create index chargebacks_questioned on payments.chargebacks (id) where questioned_cents > 0 and answer is null;

alter table payments.refunds
  -- What the payer has got of it by a lost chargeback; only the rest is still owed.
  add column set_off_cents bigint not null default 0 check (set_off_cents between 0 and cents),
  -- `house`: the desk has paid it in another way, as by a bank transfer.
  add column paid_by text not null default 'provider' check (paid_by in ('provider', 'house'));
-- A refund that was closed until now was set off whole.
update payments.refunds set set_off_cents = cents where state = 'closed';

-- What the house pays by itself goes through its own bank account.
alter table payments.journal_lines drop constraint journal_lines_account_check;
alter table payments.journal_lines add constraint journal_lines_account_check check (account in
  ('provider-cash', 'bank', 'held', 'payable', 'commission', 'gst', 'promotions', 'refunds-due',
   'dispute-reserve', 'payouts-in-transit', 'rounding', 'adjustments'));

-- An order that is accepted and never sent: when its buyer may cancel it, and when it is cancelled by itself.
alter table retail.orders
  add column buyer_may_cancel_at timestamptz,
  add column ship_until timestamptz;
-- What was accepted before has no timer; its buyers may cancel it all the same.
update retail.orders set buyer_may_cancel_at = confirmed_at + interval '7 days' where state = 'confirmed';
