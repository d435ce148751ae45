-- What a lost chargeback took of each part, and the commission that the house gave back with it.
create table payments.chargeback_shares (
  id bigint generated always as identity primary key,
  chargeback_id bigint not null references payments.chargebacks,
  part_id bigint not null references payments.parts,
  cents bigint not null check (cents > 0),
  commission_cents bigint not null check (commission_cents >= 0),
  commission_gst_cents bigint not null check (commission_gst_cents >= 0),
  unique (chargeback_id, part_id)
);
create index chargeback_shares_part on payments.chargeback_shares (part_id);
