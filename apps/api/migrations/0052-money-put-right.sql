-- The rate of GST that a part was sold at: a later rate changes neither its invoice nor what is given back of it.
alter table payments.parts add column gst_percent double precision;
update payments.parts set gst_percent =
  coalesce((select (value #>> '{}')::double precision from settings.settings where key = 'gstPercent'), 10)
  where held_at is not null;
alter table payments.parts add check (held_at is null or gst_percent is not null);

-- The lines that a refund is for, as their invoice names them; null where it is of the whole.
alter table payments.refunds add column lines jsonb;

-- A refund whose money the payer's bank has given back is closed.
alter table payments.refunds drop constraint refunds_state_check;
alter table payments.refunds add constraint refunds_state_check
  check (state in ('requested', 'approved', 'processing', 'refunded', 'failed', 'rejected', 'closed'));
