import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/** Words of suburb, state and postcode are numbered beside the facets, under this slug. */
export const placeSlug = '@place';

/** The numbers of these values; values seen for the first time get one. */
export async function numberFacetValues(
  tx: Tx,
  pairs: readonly (readonly [slug: string, value: string])[],
): Promise<number[]> {
  if (pairs.length === 0) return [];
  const given = JSON.stringify(pairs);
  const wanted = sql`(select distinct pair->>0 as slug, pair->>1 as value from jsonb_array_elements(${given}::jsonb) pair)`;
  // In one order for everyone, so that two writers of new values never wait for each other in a circle.
  await tx.execute(sql`insert into search.facet_values (slug, value)
    select slug, value from ${wanted} w where not exists (
      select from search.facet_values f where f.slug = w.slug and f.value = w.value)
    order by slug, value on conflict do nothing`);
  const { rows } = await tx.execute<{ id: number }>(sql`select f.id from search.facet_values f
    join ${wanted} w on w.slug = f.slug and w.value = f.value order by f.id`);
  return rows.map(({ id }) => id);
}
