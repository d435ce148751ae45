import type { OrderMove } from '@souk/contract/modules/retail/orders';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { clock, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove, timedMove } from '../../../platform/states.ts';
import { orderLife } from './order.life.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from './order.tables.ts';

export async function getOrder(reader: Reader, orderId: number): Promise<OrderRow> {
  const [order] = await reader.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Problem('record-not-found');
  return order;
}

/** Locks the order until the transaction ends; its lines, shipments and returns change only behind this lock. */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Problem('record-not-found');
  return order;
}

/** Locks the orders of a checkout, in the order of their ids. */
export const lockOrdersOf = (tx: Tx, checkoutId: number): Promise<OrderRow[]> =>
  tx.select().from(orders).where(eq(orders.checkoutId, checkoutId)).orderBy(asc(orders.id)).for('update');

export const listOrdersOf = (reader: Reader, checkoutId: number): Promise<OrderRow[]> =>
  reader.select().from(orders).where(eq(orders.checkoutId, checkoutId)).orderBy(asc(orders.id));

export const listOrdersById = async (reader: Reader, ids: readonly number[]): Promise<OrderRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]));

/** The lines of these orders, as they came. */
export const listLinesOf = async (reader: Reader, orderIds: readonly number[]): Promise<OrderLineRow[]> =>
  orderIds.length === 0
    ? []
    : reader
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.id));

export async function insertOrder(
  tx: Tx,
  fresh: Omit<typeof orders.$inferInsert, 'state'>,
): Promise<OrderRow> {
  const [order] = await tx
    .insert(orders)
    .values({ ...fresh, state: orderLife.first })
    .returning();
  if (!order) throw new Error('the order was not written');
  const record = { subjectId: order.id, move: 'open', from: null, to: order.state, by: 'buyer' };
  await recordMove(tx, orderLife, { ...record, byUserId: order.buyerId });
  return order;
}

const momentOf: Partial<Record<OrderRow['state'], keyof OrderRow>> = {
  placed: 'placedAt',
  confirmed: 'confirmedAt',
  shipped: 'shippedAt',
  delivered: 'deliveredAt',
  completed: 'completedAt',
  cancelled: 'cancelledAt',
};

/** When each state began; a state that is come back to keeps its first moment. */
function stamp(order: OrderRow, state: OrderRow['state']): Partial<OrderRow> {
  const column = momentOf[state];
  return column && order[column] === null ? { [column]: clock.now() } : {};
}

/** Where the order is brought back to if the dispute is withdrawn. */
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
  set?: Partial<Pick<OrderRow, 'cancelReason'>>;
}

/** Moves the order, or throws the life's refusal: the only writer of its state. */
export async function moveOrder(tx: Tx, order: OrderRow, moved: Moved): Promise<OrderRow> {
  const { move, by, byUserId = null, reason, set = {} } = moved;
  const state = orderLife.next(order.state, move, by);
  const timed = timedMove(orderLife, state);
  const dueAt = timed ? fromNow(minutesMs(timed.afterMinutes)) : null;
  const stateBeforeDispute = state === 'disputed' ? disputed(order.state) : null;
  const [written] = await tx
    .update(orders)
    .set({ ...stamp(order, state), ...set, state, stateBeforeDispute, dueAt })
    .where(eq(orders.id, order.id))
    .returning();
  if (!written) throw new Error('the order was not moved');
  const record = { subjectId: order.id, move, from: order.state, to: state, by, byUserId, reason };
  await recordMove(tx, orderLife, record, dueAt ?? undefined);
  return written;
}

type LineChange = Partial<
  Pick<OrderLineRow, 'refundedCents' | 'shippedQuantity' | 'returnedQuantity' | 'cancelledAt'>
>;

export async function updateOrderLine(tx: Tx, lineId: number, changes: LineChange): Promise<void> {
  await tx.update(orderLines).set(changes).where(eq(orderLines.id, lineId));
}

/** Notes on the order how much of it was given back. */
export async function addRefunded(tx: Tx, orderId: number, cents: number): Promise<OrderRow> {
  const [order] = await tx
    .update(orders)
    .set({ refundedCents: sql`${orders.refundedCents} + ${cents}` })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) throw new Error('the order was not written');
  return order;
}

/** The line of a locked order; one of another order is not there. */
export async function getLineOf(reader: Reader, orderId: number, lineId: number): Promise<OrderLineRow> {
  const [line] = await reader
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId)));
  if (!line) throw new Problem('record-not-found');
  return line;
}
