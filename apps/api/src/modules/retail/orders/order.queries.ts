import type { OrderMove } from '@souk/contract/modules/retail/orders';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { users } from '../../identity/index.ts';
import { sales } from '../../sales/index.ts';
import { orderLife } from './order.life.ts';
import { type OrderRow, orders } from './order.tables.ts';
import { timesIn } from './shipping-times.ts';
import { tellDelivery } from './tell-delivery.ts';

/** An order's own columns with those of its sale. */
export const orderColumns = {
  ...getTableColumns(orders),
  kind: sales.kind,
  plan: sales.plan,
  title: sales.title,
  checkoutId: sales.checkoutId,
  currency: sales.currency,
  subTotalCents: sales.subTotalCents,
  discountCents: sales.discountCents,
  postageCents: sales.extraCents,
  gstCents: sales.gstCents,
  totalCents: sales.totalCents,
  refundedCents: sales.refundedCents,
  waivedCents: sales.waivedCents,
  openReturns: sales.openReturns,
};

/** Orders with their sales; locking them takes the sale first, as everywhere. */
export const selectOrders = (reader: Reader) =>
  reader.select(orderColumns).from(sales).innerJoin(orders, eq(orders.id, sales.id));

export async function getOrder(reader: Reader, orderId: number): Promise<OrderRow> {
  const [order] = await selectOrders(reader).where(eq(sales.id, orderId));
  if (!order) throw new Problem('record-not-found');
  return order;
}

/** Locks the order until the transaction ends; its lines, shipments and returns change under this lock only. */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  const [order] = await selectOrders(tx).where(eq(sales.id, orderId)).for('update');
  if (!order) throw new Problem('record-not-found');
  return order;
}

/** Locks the orders of these sales, in the order of their ids. */
export const lockOrders = (tx: Tx, known: readonly { id: number }[]): Promise<OrderRow[]> =>
  selectOrders(tx)
    .where(
      inArray(
        sales.id,
        known.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sales.id))
    .for('update');

export const listOrdersOf = (reader: Reader, checkoutId: number): Promise<OrderRow[]> =>
  selectOrders(reader).where(eq(sales.checkoutId, checkoutId)).orderBy(asc(sales.id));

export const listOrdersById = async (reader: Reader, ids: readonly number[]): Promise<OrderRow[]> =>
  ids.length === 0 ? [] : selectOrders(reader).where(inArray(sales.id, [...ids]));

type NewOrder = Omit<typeof orders.$inferInsert, 'state' | 'buyerName'>;

/** Writes an order with its buyer's current name. */
export async function insertOrder(tx: Tx, fresh: NewOrder): Promise<void> {
  const state = orderLife.first;
  const buyerName = sql`(select name from ${users} where id = ${fresh.buyerId})`;
  await tx.insert(orders).values({ ...fresh, state, buyerName });
  const record = { subjectId: fresh.id, move: 'open', from: null, to: state, by: 'buyer' };
  await recordMove(tx, orderLife, { ...record, byUserId: fresh.buyerId });
}

const momentOf: Partial<Record<OrderRow['state'], keyof OrderRow>> = {
  placed: 'placedAt',
  confirmed: 'confirmedAt',
  shipped: 'shippedAt',
  delivered: 'deliveredAt',
  completed: 'completedAt',
  cancelled: 'cancelledAt',
};

/** When each state was first reached. */
function stamp(order: OrderRow, state: OrderRow['state']): Partial<OrderRow> {
  const column = momentOf[state];
  return column && order[column] === null ? { [column]: clock.now() } : {};
}

/** The state to return to if the dispute is withdrawn. */
function disputed(state: OrderRow['state']): OrderRow['stateBeforeDispute'] {
  const isOpen = state === 'placed' || state === 'confirmed' || state === 'shipped' || state === 'delivered';
  return isOpen ? state : null;
}

interface Moved {
  move: OrderMove;
  /** Role in the life. */
  by: 'buyer' | 'seller' | 'admin' | 'system';
  byUserId?: number | null;
  reason?: string | undefined;
  set?: Partial<Pick<OrderRow, 'cancelReason' | 'complainUntil'>>;
}

/** States with which the day of its delivery changes. */
const onTheRoad: readonly OrderRow['state'][] = ['shipped', 'delivered', 'cancelled'];

/** Moves the order or throws the life's refusal: the only writer of its state. */
export async function moveOrder(tx: Tx, order: OrderRow, moved: Moved): Promise<OrderRow> {
  const { move, by, byUserId = null, reason, set = {} } = moved;
  const state = orderLife.next(order.state, move, by);
  const times = await timesIn(tx, order, state);
  const stateBeforeDispute = state === 'disputed' ? disputed(order.state) : null;
  const [written] = await tx
    .update(orders)
    .set({ ...stamp(order, state), ...set, state, stateBeforeDispute, ...times })
    .from(sales)
    .where(and(eq(orders.id, order.id), eq(sales.id, orders.id)))
    .returning(orderColumns);
  if (!written) throw new Error('the order was not moved');
  const record = { subjectId: order.id, move, from: order.state, to: state, by, byUserId, reason };
  await recordMove(tx, orderLife, record, times.dueAt ?? undefined);
  if (written.shippedAt && onTheRoad.includes(state)) await tellDelivery(tx, written);
  return written;
}
