import type { Facets } from '@souk/contract/modules/search/listing';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { attributeConditions, baseConditions, hasWords, isPlain, rangeOf } from './conditions.ts';
import { digestOf, estimateCount, knownCount, lanesFor } from './estimate.ts';
import { freeCondition } from './free-day.ts';
import { run } from './run.ts';
import type { SearchFilters } from './search-query.ts';
import { selectFirst, selectIn } from './select-in.ts';

/**
 * Documents whose facets are counted; of more matches this many are sampled and the counts are marked as estimates.
 */
const sampleSize = 250;
/** Values shown per facet. */
const mostValues = 40;

interface Count {
  part: number;
  slug: string;
  value: string;
  count: number;
}

interface Part {
  /** The facet whose own filter is left out, or none. */
  slug: string | undefined;
  conditions: SQL[];
}

interface Sample {
  query: SQL;
  /** Whether only its limit cuts it short. */
  isWhole: boolean;
  /** How many documents it represents, by the statistics; not asked of words that nobody has looked for. */
  estimated?: number;
}

/** All filters for facets without a choice; for a chosen one all except its own. */
function partsOf(base: SQL[], attributes: Map<string, SQL>, chosen: readonly string[]): Part[] {
  const without = (slug: string | undefined) => [
    ...base,
    ...[...attributes].filter(([name]) => name !== slug).map(([, condition]) => condition),
  ];
  return [undefined, ...chosen].map((slug) => ({ slug, conditions: without(slug) }));
}

/** A plain list is sampled from its top, everything else lane by lane once it has proven too large. */
async function sampleOf(reader: Reader, filters: SearchFilters, conditions: SQL[]): Promise<Sample> {
  const limit = sql`limit ${sampleSize + 1}`;
  const columns = sql`d.facet_ids, d.category_ids`;
  const key = digestOf(conditions);
  if (hasWords(filters) && knownCount(key) === undefined)
    return { query: selectFirst(columns, conditions, sampleSize + 1), isWhole: true };
  const estimated = await estimateCount(reader, conditions, key);
  if (isPlain(filters))
    return {
      query: sql`${selectIn(columns, { conditions })} order by d.tier desc, d.published_at desc, d.id desc ${limit}`,
      isWhole: true,
      estimated,
    };
  const lanes = await lanesFor(reader, sampleSize * 1.2, estimated, [0, 1, 2]);
  return {
    query: sql`${selectIn(columns, { conditions, lanes })} ${limit}`,
    isWhole: !lanes,
    estimated,
  };
}

const countsOf = (part: number, { slug }: Part, chosen: readonly string[]): SQL => {
  const only = slug ? sql`f.slug = ${slug}` : sql`f.slug <> all(${sql.param([...chosen])}::text[])`;
  const name = sql.raw(`part_${part}`);
  const facets = sql`select ${sql.raw(String(part))} as part, f.slug, f.value, n.count from (
      select facet_id, count(*) from ${name}, unnest(facet_ids) facet_id group by facet_id) n
    join search.facet_values f on f.id = n.facet_id where ${only}
    union all select ${sql.raw(String(part))}, '@size', '', count(*) from ${name}`;
  const categories = sql` union all select ${sql.raw(String(part))}, '@category', category_id::text, count(*)
    from ${name}, unnest(category_ids) category_id group by category_id`;
  return slug ? facets : sql`${facets}${categories}`;
};

/** Counts the values of every facet under the other filters; bounded work, however many documents match. */
export async function countFacets(reader: Reader, filters: SearchFilters): Promise<Facets> {
  const attributes = await attributeConditions(reader, filters.attributes);
  const chosen = [...attributes.keys()].filter((slug) => !rangeOf(filters.attributes?.[slug] ?? []));
  const base = await baseConditions(reader, filters, isPlain(filters) ? 'ordered' : 'inverted');
  const free = await freeCondition(reader, filters.freeOn, base);
  const parts = partsOf([...base, ...free], attributes, chosen);
  const { rows, samples } = await countIn(reader, filters, parts, chosen);
  const isExact = samples.every(({ isWhole }, part) => isWhole && sizeOf(rows, part) <= sampleSize);
  return present(isExact ? rows : scaled(rows, samples), filters, chosen, isExact);
}

/** Counts over a sample of each part; where one was larger than was tried, over samples of estimated sizes. */
async function countIn(
  reader: Reader,
  filters: SearchFilters,
  parts: readonly Part[],
  chosen: readonly string[],
): Promise<{ rows: Count[]; samples: Sample[] }> {
  const samples = await Promise.all(parts.map(({ conditions }) => sampleOf(reader, filters, conditions)));
  const tables = samples.map(({ query }, part) => sql`${sql.raw(`part_${part}`)} as materialized (${query})`);
  const counts = parts.map((part, index) => countsOf(index, part, chosen));
  const rows = await run<Count>(
    reader,
    sql`with ${sql.join(tables, sql`, `)} ${sql.join(counts, sql` union all `)}`,
    isPlain(filters),
  );
  const large = parts.filter(
    (_part, index) => samples[index]?.estimated === undefined && sizeOf(rows, index) > sampleSize,
  );
  if (large.length === 0) return { rows, samples };
  await Promise.all(large.map(({ conditions }) => estimateCount(reader, conditions, digestOf(conditions))));
  return countIn(reader, filters, parts, chosen);
}

const sizeOf = (rows: readonly Count[], part: number): number =>
  rows.find((row) => row.part === part && row.slug === '@size')?.count ?? 0;

/** A sample's counts extrapolated to all matches, rounded to two digits so that they do not look exact. */
function scaled(rows: readonly Count[], samples: readonly Sample[]): Count[] {
  const factors = samples.map(({ estimated }, part) =>
    Math.max(1, (estimated ?? 0) / Math.max(sizeOf(rows, part), 1)),
  );
  const rounded = (count: number) => Math.round(Number(count.toPrecision(2)));
  return rows.map((row) => ({ ...row, count: rounded(row.count * (factors[row.part] ?? 1)) }));
}

function present(
  rows: readonly Count[],
  filters: SearchFilters,
  chosen: readonly string[],
  isExact: boolean,
): Facets {
  const bySlug = Map.groupBy(
    rows.filter(({ slug }) => !slug.startsWith('@')),
    ({ slug }) => slug,
  );
  const isSelected = (slug: string, value: string) =>
    chosen.includes(slug) && (filters.attributes?.[slug]?.includes(value) ?? false);
  const byCount = (a: Count, b: Count) => b.count - a.count || (a.value < b.value ? -1 : 1);
  return {
    is_exact: isExact,
    facets: [...bySlug]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, values]) => ({
        slug,
        values: values
          .sort(byCount)
          .slice(0, mostValues)
          .map(({ value, count }) => ({ value, count, is_selected: isSelected(slug, value) })),
      })),
    categories: rows
      .filter(({ slug }) => slug === '@category')
      .sort(byCount)
      .map(({ value, count }) => ({ id: Number(value), count })),
  };
}
