import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';

import { lines, sales } from '../../sales/index.ts';

/** From one moment until another, exclusive. */
interface Span {
  since: Date;
  until: Date;
}

/** Whose orders: a shop's received ones, or a buyer's own. */
export interface Party {
  id: number;
  role: 'buyer' | 'seller';
}

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Paid orders that were not cancelled; refunds are deducted. */
const soldTo = ({ id, role }: Party): SQL =>
  sql`bought.${sql.identifier(role === 'buyer' ? 'buyer_id' : 'seller_id')} = ${id}
    and placed_at is not null and state <> 'cancelled'`;

export interface Sales {
  orders: number;
  cents: number;
}

/** What was sold in each span. */
export async function salesIn(reader: Reader, party: Party, spans: readonly Span[]): Promise<Sales[]> {
  if (spans.length === 0) return [];
  const since = sql.param(`{${spans.map((span) => span.since.toISOString()).join(',')}}`);
  const until = sql.param(`{${spans.map((span) => span.until.toISOString()).join(',')}}`);
  const { rows } = await reader.execute<Sales & Record<string, unknown>>(sql`
    select count(o.cents)::int as orders, coalesce(sum(o.cents), 0)::float8 as cents
    from unnest(${since}::timestamptz[], ${until}::timestamptz[]) with ordinality as s (since, until, place)
    left join lateral (select sale.total_cents - sale.refunded_cents as cents
      from retail.orders bought join ${sales} sale on sale.id = bought.id
      where ${soldTo(party)} and placed_at >= s.since and placed_at < s.until) o on true
    group by s.place order by s.place`);
  return rows;
}

/** Whether there has ever been a paid order. */
export async function hasSold(reader: Reader, { id, role }: Party): Promise<boolean> {
  const side = sql.identifier(role === 'buyer' ? 'buyer_id' : 'seller_id');
  const { rows } = await reader.execute<{ sold: boolean }>(
    sql`select exists (select from retail.orders where ${side} = ${id} and placed_at is not null) as sold`,
  );
  return rows[0]?.sold ?? false;
}

const linesOf = (sellerId: number, span: Span): SQL => sql`retail.orders o
  join ${lines} l on l.sale_id = o.id and l.cancelled_at is null
  where o.seller_id = ${sellerId} and o.state <> 'cancelled'
    and o.placed_at >= ${at(span.since)} and o.placed_at < ${at(span.until)}`;

/** Pieces sold in each span and not returned. */
export async function piecesIn(reader: Reader, sellerId: number, spans: readonly Span[]): Promise<number[]> {
  const counted = spans.map(
    (span) =>
      sql`(select coalesce(sum(l.quantity - l.returned_quantity), 0)::int from ${linesOf(sellerId, span)})`,
  );
  const { rows } = await reader.execute<{ pieces: number[] }>(
    sql`select array[${sql.join(counted, sql`, `)}] as pieces`,
  );
  return rows[0]?.pieces ?? [];
}

export interface SoldProduct {
  productId: number;
  title: string;
  pieces: number;
  orders: number;
  cents: number;
}

/** The best-earning products of the span, without postage. */
export async function topProductsIn(
  reader: Reader,
  sellerId: number,
  span: Span,
  limit: number,
): Promise<SoldProduct[]> {
  const { rows } = await reader.execute<SoldProduct & Record<string, unknown>>(sql`
    select t.subject_id::float8 as "productId", p.title, t.pieces, t.orders, t.cents
    from (select l.subject_id, sum(l.quantity - l.returned_quantity)::int as pieces,
        count(distinct o.id)::int as orders, sum(l.total_cents - l.refunded_cents)::float8 as cents
      from ${linesOf(sellerId, span)} group by l.subject_id
      order by 4 desc, 2 desc, l.subject_id limit ${limit}) t
    join retail.products p on p.id = t.subject_id
    order by t.cents desc, t.pieces desc, t.subject_id`);
  return rows;
}
