import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { lines, sales } from '../../sales/index.ts';
import { productKind } from '../products/product.life.ts';

/** How many of a product's latest sales are considered. */
const latestLines = 200;

/** Products that were paid for together with this one, most often first. */
export async function boughtTogether(reader: Reader, productId: number, most: number): Promise<number[]> {
  const { rows } = await reader.execute<{ id: number }>(sql`
    with mine as (select distinct sale.checkout_id from (
        select sale_id from ${lines} where subject_id = ${productId} and subject_kind = ${productKind}
        order by sale_id desc limit ${latestLines}) l
      join ${sales} sale on sale.id = l.sale_id
      join retail.orders o on o.id = sale.id and o.placed_at is not null)
    select l.subject_id as id from mine
      join ${sales} sale on sale.checkout_id = mine.checkout_id
      join ${lines} l on l.sale_id = sale.id and l.subject_id <> ${productId}
    group by l.subject_id order by count(distinct mine.checkout_id) desc, max(sale.id) desc limit ${most}`);
  return rows.map(({ id }) => Number(id));
}
