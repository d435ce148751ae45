import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { findFaults } from './find-faults.testing.ts';

type Row = Record<string, unknown>;

/** Paid parts, each with the sale that it pays for, in full or by an instalment. */
const paidParts = sql`
  select part.*, coalesce(sale.id, instalment.sale_id) as sale_id from payments.parts part
  left join sales.sales sale on part.subject_kind = sale.kind and part.subject_id = sale.id
  left join sales.instalments instalment
    on part.subject_kind = 'sales.instalment' and part.subject_id = instalment.id
  where part.held_at is not null and coalesce(sale.id, instalment.sale_id) is not null`;

/** Each query returns sales of any trade that are inconsistent. */
const faults: Record<string, SQL> = {
  'stock is held for nobody': sql`
    select stock.id, stock.held from availability.stocks stock
    where stock.held <> coalesce((select sum(claim.quantity) from availability.claims claim
      join sales.checkouts checkout on checkout.id = claim.for_id and checkout.state = 'open'
      where claim.stock_id = stock.id and claim.state = 'held' and claim.for_kind = 'sales.checkout'), 0)`,
  'a payment was taken twice': sql`
    select subject_kind, subject_id from payments.payments where paid_at is not null and not is_surplus
    group by 1, 2 having count(*) > 1`,
  'a surplus was kept': sql`
    select payment.id from payments.payments payment where payment.is_surplus and payment.paid_at is not null
      and payment.cents <> (select coalesce(sum(cents), 0) from payments.refunds refund
        where refund.payment_id = payment.id and refund.state not in ('requested', 'rejected'))`,
  'a payment has neither its sales nor its refund': sql`
    select part.id, sale.id as sale_id, checkout.state from (${paidParts}) part
    join sales.sales sale on sale.id = part.sale_id
    join sales.checkouts checkout on checkout.id = sale.checkout_id
    where checkout.state <> 'paid' and part.refunded_cents <> part.cents`,
  'a sale tells other refunds than its payments': sql`
    select sale.id, sale.refunded_cents, refunds.cents from sales.sales sale
    cross join lateral (select coalesce(sum(refund.cents), 0) as cents from (${paidParts}) part
      join payments.refunds refund on refund.part_id = part.id and refund.state not in ('requested', 'rejected')
      where part.sale_id = sale.id) refunds
    where sale.refunded_cents <> refunds.cents`,
  'a line gave back more than was paid for it': sql`
    select id, total_cents, refunded_cents from sales.lines where refunded_cents > total_cents`,
  'money went back that no line has given, while one still had some': sql`
    select sale.id, sale.refunded_cents, late.cents as late, line.refunded, line.open_left from sales.sales sale
    cross join lateral (select sum(refunded_cents) as refunded,
        coalesce(sum(total_cents - refunded_cents) filter (where cancelled_at is null), 0) as open_left
      from sales.lines line where line.sale_id = sale.id) line
    cross join lateral (select coalesce(sum(refund.cents), 0) as cents from sales.instalments instalment
      join payments.refunds refund on refund.key = 'instalment:' || instalment.id || ':late'
      where instalment.sale_id = sale.id) late
    where line.refunded > sale.refunded_cents - late.cents
      or (line.refunded < sale.refunded_cents - late.cents and line.open_left > 0)`,
  'a verdict about a line took money of another': sql`
    select dispute.id, refund.cents, refund.lines from disputes.disputes dispute
    join payments.refunds refund on refund.key = 'sale:' || dispute.subject_id || ':verdict'
    where dispute.line_id is not null and jsonb_array_length(refund.lines) > 1`,
  'a verdict says that it paid something else': sql`
    select dispute.id, dispute.refund_cents, paid.cents from disputes.disputes dispute
    join sales.sales sale on sale.kind = dispute.subject_kind and sale.id = dispute.subject_id
    cross join lateral (select coalesce(sum(refund.cents), 0) as cents from payments.refunds refund
      where refund.key like 'sale:' || dispute.subject_id || ':verdict%') paid
    where dispute.refund_cents <> paid.cents`,
  'an open dispute is about money that has gone back': sql`
    select dispute.id, dispute.cents, dispute.whole_cents from disputes.disputes dispute
    join sales.sales sale on sale.kind = dispute.subject_kind and sale.id = dispute.subject_id
    where dispute.closed_at is null
      and dispute.whole_cents <> sale.total_cents - sale.waived_cents - sale.refunded_cents`,
  'a completed sale has left money behind': sql`
    select part.sale_id, part.cents, part.refunded_cents from (${paidParts}) part
    join sales.sales sale on sale.id = part.sale_id
    where sale.completed_at is not null and part.released_at is null`,
  'fee invoices tell another commission than was earned': sql`
    select earned.*, invoiced.cents as found
    from (select payment_id, seller_id, sum(earned_cents + earned_gst_cents) as cents
      from (${paidParts}) part group by 1, 2) earned
    cross join lateral (select coalesce(sum(invoice.cents), 0) as cents from payments.invoices invoice
      where invoice.payment_id = earned.payment_id and invoice.issuer_id is null
        and invoice.recipient_id = earned.seller_id) invoiced
    where invoiced.cents <> earned.cents`,
  'a price is neither paid, nor due, nor waived': sql`
    select sale.id, sale.total_cents, sale.waived_cents, paid.cents as paid, due.cents as due from sales.sales sale
    join sales.checkouts checkout on checkout.id = sale.checkout_id and checkout.state = 'paid'
    cross join lateral (select coalesce(sum(part.cents), 0) as cents from (${paidParts}) part
      where part.sale_id = sale.id) paid
    cross join lateral (select coalesce(sum(instalment.cents), 0) as cents from sales.instalments instalment
      where instalment.sale_id = sale.id and instalment.state in ('planned', 'due', 'overdue')) due
    where sale.total_cents <> sale.waived_cents + paid.cents + due.cents and not exists (
      select from payments.payments payment where payment.subject_kind = 'sales.checkout'
        and payment.subject_id = sale.checkout_id and payment.state in ('authorised', 'processing'))`,
  'a cancelled sale still asks for money': sql`
    select instalment.id from sales.instalments instalment join sales.sales sale on sale.id = instalment.sale_id
    where sale.cancelled_at is not null and instalment.state in ('planned', 'due', 'overdue')`,
  'a series of invoices has a gap': sql`
    select issuer_id, year, count(*), max(sequence) from payments.invoices
    group by 1, 2 having count(*) <> max(sequence)`,
};

/** Every inconsistency of sales with their claims, money and invoices. */
export const saleFaults = (db: Db): Promise<Record<string, Row[]>> => findFaults(db, faults);
