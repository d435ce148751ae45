import { type FoodProfile, verdictFor } from '@souk/food/profile';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { without } from '../lists/list.queries.ts';
import { listShownProducts, type ShownProduct } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';

const mostAlternatives = 6;
/** For a popular category only this many are looked through. */
const considered = 300;

/**
 * Foods of the same category that this user may eat, if the product itself is not halal for them; foods with anything
 * they avoid, or that cannot be ruled out, are left out. Most scanned first.
 */
export async function listAlternatives(
  reader: Reader,
  product: ProductRow,
  profile: FoodProfile,
): Promise<ShownProduct[]> {
  if (verdictFor(product.verdicts, profile) === 'halal' || product.category === 'other') return [];
  const isPlain = !profile.school && profile.strictness === 'standard';
  const has = (trait: string) => sql`p.traits @> ${sql.param([trait])}::text[]`;
  const conditions = sql.join(
    [
      sql`p.state = 'verified' and p.category = ${product.category} and p.id <> ${product.id}`,
      isPlain ? sql`p.halal_status = 'halal'` : has(`halal:${profile.school ?? 'any'}:${profile.strictness}`),
      ...(profile.avoids.length > 0 ? [without(profile.avoids)] : []),
      ...profile.diets.map((diet) => has(`diet:${diet}`)),
    ],
    sql` and `,
  );
  const { rows } = await reader.execute<{ id: number }>(sql`
    select c.id from (select p.id from scanner.products p where ${conditions}
      order by p.id desc limit ${considered}) c
    left join scanner.popularity o on o.product_id = c.id
    order by o.scans desc nulls last, c.id desc limit ${mostAlternatives}`);
  return listShownProducts(
    reader,
    rows.map(({ id }) => id),
  );
}
