import { type FoodProfile, verdictFor } from '@souk/food/profile';
import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { listShownProducts, type ShownProduct } from '../products/product.queries.ts';
import { type ProductRow, products } from '../products/product.tables.ts';

const mostAlternatives = 6;
/** More are not looked through for what many scan. */
const considered = 300;

const among = (column: SQL | typeof products.allergens, values: readonly string[]): SQL =>
  sql`${column} && ${sql.param([...values])}::text[]`;

/**
 * Foods of the same shelf that this person may eat, where the product itself is not halal to him; what he avoids is
 * left out. What many scan comes first.
 */
export async function listAlternatives(
  reader: Reader,
  product: ProductRow,
  profile: FoodProfile,
): Promise<ShownProduct[]> {
  if (verdictFor(product.verdicts, profile) === 'halal' || product.category === 'other') return [];
  const isPlain = !profile.school && profile.strictness === 'standard';
  const trait = `halal:${profile.school ?? 'any'}:${profile.strictness}`;
  const conditions = and(
    ...[eq(products.state, 'verified'), eq(products.category, product.category), ne(products.id, product.id)],
    isPlain ? eq(products.halalStatus, 'halal') : sql`${products.traits} @> ${sql.param([trait])}::text[]`,
    profile.avoids.length > 0 ? not(among(products.allergens, profile.avoids)) : undefined,
    ...profile.diets.map((diet) => sql`${products.traits} @> ${sql.param([`diet:${diet}`])}::text[]`),
  );
  const { rows } = await reader.execute<{ id: number }>(sql`
    select c.id from (select ${products.id} from ${products} where ${conditions}
      order by ${products.id} desc limit ${considered}) c
    left join scanner.popularity o on o.product_id = c.id
    order by o.scans desc nulls last, c.id desc limit ${mostAlternatives}`);
  return listShownProducts(
    reader,
    rows.map(({ id }) => id),
  );
}
