import type { OrdersQuery } from '@souk/contract/modules/retail/orders';
import { and, count, desc, eq, gte, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { startOfPeriod } from '../../../platform/period.ts';
import { lines } from '../../sales/index.ts';
import { selectOrders } from './order.queries.ts';
import type { OrderRole } from './order.rules.ts';
import { type OrderRow, orders } from './order.tables.ts';

const patternOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** A part of the number, of a title, or of the other side's name. */
function matching(keyword: string, role: OrderRole) {
  const pattern = patternOf(keyword);
  return or(
    ilike(orders.number, pattern),
    ilike(role === 'buyer' ? orders.sellerName : orders.buyerName, pattern),
    sql`exists (select from ${lines}
      where ${eq(lines.saleId, orders.id)} and ${ilike(lines.title, pattern)})`,
  );
}

interface Asked {
  user: { id: number };
  role: OrderRole;
  /** The zone in which periods start. */
  timeZone: string;
}

/** A page of somebody's orders, newest first; sellers see only paid ones. */
export async function findOrders(
  reader: Reader,
  { user, role, timeZone }: Asked,
  { status, date_filter: period, keyword, page, page_size: size }: OrdersQuery,
): Promise<{ rows: OrderRow[]; total: number }> {
  const since = period && startOfPeriod(period, timeZone);
  const isWanted = and(
    role === 'buyer'
      ? eq(orders.buyerId, user.id)
      : and(eq(orders.sellerId, user.id), isNotNull(orders.placedAt)),
    status ? eq(orders.state, status) : undefined,
    since ? gte(role === 'buyer' ? orders.createdAt : orders.placedAt, since) : undefined,
    keyword ? matching(keyword, role) : undefined,
  );
  const rows = await selectOrders(reader)
    .where(isWanted)
    .orderBy(desc(orders.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await reader.select({ total: count() }).from(orders).where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}

/** State → number of the seller's paid orders in it. */
export async function countOrdersOf(reader: Reader, sellerId: number): Promise<Map<string, number>> {
  const rows = await reader
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), isNotNull(orders.placedAt)))
    .groupBy(orders.state);
  return new Map(rows.map((row) => [row.state, row.orders]));
}
