import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';

/** The latest sales of a product that are looked at. */
const latestLines = 200;

/** Products that were paid for together with this one, those most often so first. */
export async function boughtTogether(reader: Reader, productId: number, most: number): Promise<number[]> {
  const { rows } = await reader.execute<{ id: number }>(sql`
    with mine as (select distinct o.checkout_id from (
        select order_id from retail.order_lines where product_id = ${productId}
        order by order_id desc limit ${latestLines}) l
      join retail.orders o on o.id = l.order_id and o.placed_at is not null)
    select l.product_id as id from mine
      join retail.orders o on o.checkout_id = mine.checkout_id
      join retail.order_lines l on l.order_id = o.id and l.product_id <> ${productId}
    group by l.product_id order by count(distinct mine.checkout_id) desc, max(o.id) desc limit ${most}`);
  return rows.map(({ id }) => Number(id));
}
