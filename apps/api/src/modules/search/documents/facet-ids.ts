import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { keptOfDatabase } from '../../../platform/kept.ts';

/** Words of suburb, state and postcode are numbered like facets, under this slug. */
export const placeSlug = '@place';

type FacetPair = readonly [slug: string, value: string];

/** The numbers of these values; values seen for the first time get one. */
export async function numberFacetValues(tx: Tx, pairs: readonly FacetPair[]): Promise<number[]> {
  return (await numberFacetLists(tx, [pairs]))[0] ?? [];
}

/** The numbers for several lists of values, in one query. */
export async function numberFacetLists(
  tx: Tx,
  lists: readonly (readonly FacetPair[])[],
): Promise<number[][]> {
  const pairs = lists.flat();
  if (pairs.length === 0) return lists.map(() => []);
  const given = JSON.stringify(pairs);
  const wanted = sql`(select distinct pair->>0 as slug, pair->>1 as value from jsonb_array_elements(${given}::jsonb) pair)`;
  const find = () =>
    tx.execute<{
      id: number | null;
      slug: string;
      value: string;
    }>(sql`select f.id, w.slug, w.value from ${wanted} w
      left join search.facet_values f on f.slug = w.slug and f.value = w.value order by f.id`);
  const found = await find();
  if (found.rows.some(({ id }) => id === null)) {
    // In the same order for everyone, so that two writers of new values cannot deadlock.
    await tx.execute(sql`insert into search.facet_values (slug, value)
      select slug, value from ${wanted} w where not exists (
        select from search.facet_values f where f.slug = w.slug and f.value = w.value)
      order by slug, value on conflict do nothing`);
    found.rows = (await find()).rows;
  }
  const ids = new Map(found.rows.map(({ id, slug, value }) => [`${slug}\0${value}`, id]));
  const idsOf = (list: readonly FacetPair[]) =>
    [...new Set(list.map((pair) => pair.join('\0')))].flatMap((key) => ids.get(key) ?? []);
  return lists.map((list) => idsOf(list).sort((one, other) => one - other));
}

/** Numbers that were read outside a transaction, so they are committed. */
const known = keptOfDatabase(new LRUCache<string, number>({ max: 20_000 }));

/** The numbers of these values; those that no document has ever had are left out. */
export async function facetIdsOf(
  reader: Reader,
  pairs: readonly (readonly [slug: string, value: string])[],
): Promise<number[]> {
  const keyed = pairs.map((pair) => ({ pair, key: pair.join('\0') }));
  const found = keyed.flatMap(({ key }) => known.get(key) ?? []);
  const missing = keyed.filter(({ key }) => !known.has(key));
  if (missing.length === 0) return found;
  const { rows } = await reader.execute<{ id: number; slug: string; value: string }>(
    sql`select f.id, f.slug, f.value from jsonb_array_elements(${JSON.stringify(missing.map(({ pair }) => pair))}::jsonb) pair
      join search.facet_values f on f.slug = pair->>0 and f.value = pair->>1`,
  );
  if (!('rollback' in reader)) for (const { id, slug, value } of rows) known.set(`${slug}\0${value}`, id);
  return [...found, ...rows.map(({ id }) => id)];
}
