import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { selectOrders } from '../orders/order.queries.ts';
import { type OrderRow, orders } from '../orders/order.tables.ts';

/** What needs a shop's attention. */
export interface Waiting {
  placed: number;
  confirmed: number;
  disputed: number;
  returns: number;
}

export async function countWaitingFor(reader: Reader, sellerId: number): Promise<Waiting> {
  const { rows } = await reader.execute<Waiting & Record<string, unknown>>(sql`
    select count(*) filter (where state = 'placed')::int as placed,
      count(*) filter (where state = 'confirmed')::int as confirmed,
      count(*) filter (where state = 'disputed')::int as disputed,
      (select count(*)::int from retail.returns where seller_id = ${sellerId}
        and state in ('requested', 'sent', 'received')) as returns
    from retail.orders where seller_id = ${sellerId} and placed_at is not null
      and state in ('placed', 'confirmed', 'disputed')`);
  return rows[0] ?? { placed: 0, confirmed: 0, disputed: 0, returns: 0 };
}

/** Orders that the shop must accept or send, the longest waiting first. */
export const listOrdersToActOn = (reader: Reader, sellerId: number, limit: number): Promise<OrderRow[]> =>
  selectOrders(reader)
    .where(sql`${eq(orders.sellerId, sellerId)} and ${orders.state} in ('placed', 'confirmed')`)
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit);

export interface LowVariant {
  productId: number;
  variantId: number;
  title: string;
  options: Record<string, string>;
  free: number;
}

/** Variants at or below the shop's low-stock mark, and how many there are. */
export async function listLowStock(
  reader: Reader,
  sellerId: number,
  limit: number,
): Promise<{ rows: LowVariant[]; total: number }> {
  const { rows } = await reader.execute<LowVariant & { total: number } & Record<string, unknown>>(sql`
    select p.id::float8 as "productId", v.id::float8 as "variantId", p.title, v.options,
      s.on_hand - s.held as free, (count(*) over ())::int as total
    from retail.products p
    join retail.variants v on v.product_id = p.id and v.removed_at is null and v.is_active
    join availability.stocks s on s.id = v.stock_id
    where p.seller_id = ${sellerId} and p.state = 'approved'
      and s.on_hand - s.held <= coalesce(p.low_stock_at, 0)
    order by s.on_hand - s.held, p.id desc, v.position limit ${limit}`);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A buyer's latest paid orders. */
export const listLatestOrders = (reader: Reader, buyerId: number, limit: number): Promise<OrderRow[]> =>
  selectOrders(reader)
    .where(sql`${eq(orders.buyerId, buyerId)} and ${orders.placedAt} is not null`)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);

/** A buyer's orders on their way, and their open returns. */
export async function countOpenOf(
  reader: Reader,
  buyerId: number,
): Promise<{ orders: number; returns: number }> {
  const { rows } = await reader.execute<{ orders: number; returns: number }>(sql`
    select (select count(*)::int from ${orders} where ${eq(orders.buyerId, buyerId)}
        and ${inArray(orders.state, ['placed', 'confirmed', 'shipped', 'disputed'])}) as orders,
      (select count(*)::int from retail.returns where buyer_id = ${buyerId}
        and state in ('requested', 'approved', 'sent', 'received')) as returns`);
  return rows[0] ?? { orders: 0, returns: 0 };
}
