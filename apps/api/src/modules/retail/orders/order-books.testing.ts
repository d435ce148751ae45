import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { explainPart } from '../../payments/index.ts';
import { findFaults, saleFaults } from '../../sales/testing.ts';

type Row = Record<string, unknown>;

const rowsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await db.execute<Row>(query)).rows;

/** Pieces of paid orders: how many were sold, and how many returned, according to the orders. */
const piecesOf = sql`
  select line.stock_id, sum(line.quantity) as sold,
    sum(case when line.cancelled_at is not null then line.quantity
      when orders.state = 'cancelled' then line.quantity - line.fulfilled_quantity else 0 end
      + coalesce((select sum(back.quantity) from retail.return_lines back
        join retail.returns sent on sent.id = back.return_id
        where back.line_id = line.id and sent.is_sellable
          and sent.state in ('received', 'refunded', 'closed')), 0)) as returned
  from sales.lines line join retail.orders orders on orders.id = line.sale_id
  where orders.placed_at is not null group by line.stock_id`;

/** Each query returns orders that are inconsistent in themselves. */
const faults: Record<string, ReturnType<typeof sql>> = {
  'stock is not opening − sold + returned': sql`
    select stock.id, stock.on_hand, stock.held, opening.pieces as opening, pieces.sold, pieces.returned
    from availability.stocks stock
    join (select stock_id, sum(delta) as pieces from availability.stock_moves
      where reason in ('opening', 'adjusted') group by 1) opening on opening.stock_id = stock.id
    left join (${piecesOf}) pieces on pieces.stock_id = stock.id
    where stock.on_hand <> opening.pieces - coalesce(pieces.sold, 0) + coalesce(pieces.returned, 0)
      or stock.on_hand <> (select sum(delta) from availability.stock_moves moved where moved.stock_id = stock.id)
      or stock.on_hand < 0 or stock.held < 0`,
  'a payment has neither its orders nor its refund': sql`
    select payment.id, part.subject_id, orders.state from payments.payments payment
    join payments.parts part on part.payment_id = payment.id
    join retail.orders orders on orders.id = part.subject_id
    where payment.paid_at is not null and not payment.is_surplus and part.subject_kind = 'retail.order'
      and orders.placed_at is null and part.refunded_cents <> part.cents`,
  'an order was placed without its money': sql`
    select orders.id from retail.orders orders join sales.sales sale on sale.id = orders.id
    where orders.placed_at is not null and sale.total_cents > 0 and not exists (
      select from payments.parts part where part.subject_kind = 'retail.order' and part.subject_id = orders.id
        and part.held_at is not null and part.cents = sale.total_cents)`,
  'an ended order has left money behind': sql`
    select orders.id, orders.state, part.cents, part.refunded_cents, part.released_at from retail.orders orders
    join payments.parts part on part.subject_kind = 'retail.order' and part.subject_id = orders.id
      and part.held_at is not null
    where (orders.state = 'completed' and part.released_at is null)
      or (orders.state = 'cancelled' and part.refunded_cents <> part.cents)`,
  'a sale counts other returns than are open': sql`
    select sale.id, sale.open_returns, count(sent.id) as found from sales.sales sale
    left join retail.returns sent on sent.order_id = sale.id
      and sent.state in ('requested', 'approved', 'sent', 'received')
    where sale.kind = 'retail.order' group by sale.id having sale.open_returns <> count(sent.id)`,
  'a line counts other pieces than come back': sql`
    select line.id, line.returning_quantity, line.returned_quantity, back.* from sales.lines line
    cross join lateral (
      select coalesce(sum(piece.quantity) filter (where sent.state in ('requested', 'approved', 'sent')), 0) as away,
        coalesce(sum(piece.quantity) filter (where exists (select from platform.moves move
          where move.life = 'retail.return' and move.subject_id = sent.id and move.to_state = 'received')), 0) as back
      from retail.return_lines piece join retail.returns sent on sent.id = piece.return_id
      where piece.line_id = line.id) back
    where line.returning_quantity <> back.away or line.returned_quantity <> back.back`,
  'an order was completed over an open return': sql`
    select sent.id, sent.order_id from retail.returns sent
    join platform.moves asked on asked.life = 'retail.return' and asked.subject_id = sent.id and asked.from_state is null
    join platform.moves ended on ended.life = 'retail.return' and ended.subject_id = sent.id
      and ended.to_state in ('declined', 'refunded', 'closed')
    join platform.moves completed on completed.life = 'retail.order' and completed.subject_id = sent.order_id
      and completed.to_state = 'completed' and completed.id > asked.id and completed.id < ended.id`,
  'invoices tell another sum than the part': sql`
    select part.subject_id, part.cents - part.refunded_cents as expected, invoiced.cents as found
    from payments.parts part join retail.orders orders on orders.id = part.subject_id
    cross join lateral (select coalesce(sum(invoice.cents), 0) as cents from payments.invoices invoice
      where invoice.payment_id = part.payment_id and invoice.issuer_id = part.seller_id) invoiced
    where part.subject_kind = 'retail.order' and part.held_at is not null and orders.placed_at is not null
      and invoiced.cents <> part.cents - part.refunded_cents`,
};

/** Every inconsistency of orders, stock and invoices. */
export const orderFaults = async (db: Db): Promise<Record<string, Row[]>> => ({
  ...(await saleFaults(db)),
  ...(await findFaults(db, faults)),
});

/** What a seller was paid or is owed by their payouts and balance, and by what their sales explain. */
export async function explainedOf(db: Db, sellerId: number) {
  const [paid] = await rowsOf(
    db,
    sql`select coalesce((select sum(cents) from payments.balances where seller_id = ${sellerId}), 0)
      + coalesce((select sum(cents) from payments.payouts where seller_id = ${sellerId}
        and state in ('waiting', 'pending', 'processing', 'paid')), 0) as cents`,
  );
  const sales = await rowsOf(
    db,
    sql`select subject_id as id from payments.parts where seller_id = ${sellerId}
      and subject_kind = 'retail.order' and held_at is not null order by 1`,
  );
  let explainedCents = 0;
  const unsound: number[] = [];
  for (const { id } of sales) {
    const told = await explainPart(db, { kind: 'retail.order', id: Number(id) });
    const stepsCents = told.steps.reduce((sum, { amount }) => sum + amount.cents, 0);
    const expected = told.is_earned
      ? told.seller_gets.cents
      : told.price.cents - told.refunded.cents - told.charged_back.cents;
    if (stepsCents !== expected) unsound.push(Number(id));
    if (told.is_earned) explainedCents += told.seller_gets.cents;
  }
  return { paidCents: Number(paid?.cents), explainedCents, unsound };
}
