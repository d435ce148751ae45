import { toGtin } from '@souk/food/codes/gtin';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';
import { keptOfDatabase } from '../../../platform/kept.ts';
import { listShownProducts, type ShownProduct } from '../products/product.queries.ts';
import { conditionsOf, fitOf, likened, listIn, orderOf, plainKeyword, type Wanted } from './list.queries.ts';
import { runList } from './run-list.ts';

/** Last page with a number; whoever wants more has to filter. */
const mostCounted = 2000;
/** For very common words only this many of the most scanned products are ranked. */
const mostPopular = 5000;
/** Similarity (of trigrams) that a mistyped word needs. */
const likeness = 0.35;

export interface FoundFoods {
  products: ShownProduct[];
  total: number;
  isExact: boolean;
  isFuzzy: boolean;
}

interface FoundIds {
  ids: number[];
  /** Counts one more than this, to know whether there are more. */
  total: number;
}

/** Public lists are counted afresh up to this total; a larger total may be half a minute old. */
const freshLimit = 200;
const totals = keptOfDatabase(new LRUCache<string, number>({ max: 2000, ttl: 30_000 }));

/** Cache key of a query without its page and order; a query that depends on the user has none. */
function keyOf({ query, profile: { school, strictness } }: Wanted, isFuzzy: boolean): string | undefined {
  const { list_type: list, sort: _sort, page: _page, page_size: _size, ...conditions } = query;
  if (list && list !== 'most-popular') return undefined;
  return JSON.stringify([conditions, list, school, strictness, isFuzzy]);
}

/** The same including page and order, for one of the queries below. */
function pageKeyOf(of: string, wanted: Wanted, isFuzzy: boolean): string | undefined {
  const { sort, page, page_size: size } = wanted.query;
  const key = keyOf(wanted, isFuzzy);
  return key && `${of} ${sort} ${page} ${size} ${key}`;
}

/** These filters have no index in their own order; the others have one each, whatever their values. */
function hasRareConditions({ query, profile: { school, strictness } }: Wanted): boolean {
  const { keyword, allergen_free: free = [], diet = [], halal_status: status } = query;
  const isReading = status !== undefined && (school !== undefined || strictness !== 'standard');
  return keyword !== undefined || free.length > 0 || diet.length > 0 || isReading;
}

const firstOf = ({ query: { page, page_size: pageSize } }: Wanted) => (page - 1) * pageSize;

const pageOf = (wanted: Wanted): SQL => sql`limit ${wanted.query.page_size} offset ${firstOf(wanted)}`;

async function countIn(
  reader: Reader,
  wanted: Wanted,
  matching: () => SQL,
  key: string | undefined,
): Promise<number> {
  const known = key === undefined ? undefined : totals.get(key);
  if (known !== undefined) return known;
  const rows = await runList<{ total: number }>(reader, {
    build: () =>
      sql`select count(*)::int as total from (select ${matching()} limit ${mostCounted + 1}) counted`,
    key: key && `count ${key}`,
    isPlannedAfresh: hasRareConditions(wanted),
  });
  const total = rows[0]?.total ?? 0;
  if (key !== undefined && total > freshLimit) totals.set(key, total);
  return total;
}

/** A page of a list in its order, and how many there are. */
async function findListed(reader: Reader, wanted: Wanted, isFuzzy: boolean): Promise<FoundIds> {
  const list = listIn(wanted);
  if (!list) return { ids: [], total: 0 };
  const matching = () => sql`${list.from} where ${conditionsOf(wanted, isFuzzy)}`;
  const total = await countIn(reader, wanted, matching, keyOf(wanted, isFuzzy));
  if (firstOf(wanted) >= Math.min(total, mostCounted)) return { ids: [], total };
  const rows = await runList<{ id: number }>(reader, {
    build: () => sql`select p.id ${matching()} order by ${orderOf(wanted, list.order)} ${pageOf(wanted)}`,
    key: pageKeyOf('page', wanted, isFuzzy),
    isPlannedAfresh: hasRareConditions(wanted),
  });
  return { ids: rows.map(({ id }) => id), total };
}

/** A page of products with these words, best match first; of very many only some are ranked. */
async function findMatched(
  reader: Reader,
  wanted: Wanted,
  keyword: string,
  isFuzzy: boolean,
): Promise<FoundIds> {
  const rows = await runList<{ id: number; total: number }>(reader, {
    build: () => sql`
    with matched as materialized (select p.id, p.plain_words from scanner.products p
      where ${conditionsOf(wanted, isFuzzy)} limit ${mostCounted + 1}),
    counted as (select count(*)::int as total from matched)
    select p.id, counted.total from counted left join matched p on true
    left join scanner.popularity o on o.product_id = p.id
    order by ${fitOf(keyword, isFuzzy)} ${pageOf(wanted)}`,
    key: pageKeyOf('matched', wanted, isFuzzy),
    // Whatever the words, the full-text or trigram index is used, and planning would take longer than running it.
    isPlannedAfresh: false,
  });
  const [first] = rows;
  if (first) return { ids: rows.flatMap(({ id }) => id ?? []), total: first.total };
  // Past the last page no row carries the total.
  const matching = () => sql`from scanner.products p where ${conditionsOf(wanted, isFuzzy)}`;
  return { ids: [], total: await countIn(reader, wanted, matching, undefined) };
}

/**
 * A page for very common words without ranking every product: first names that consist of nothing else, then the most
 * scanned, then the newest.
 */
async function findBroad(reader: Reader, wanted: Wanted, keyword: string): Promise<number[]> {
  const conditions = conditionsOf(wanted, false);
  const enough = sql`limit ${firstOf(wanted) + wanted.query.page_size}`;
  const rows = await runList<{ id: number }>(reader, {
    build: () => sql`
    select id from (
      (select p.id, true as is_named, 0 as scans from scanner.products p
        where ${conditions} and p.plain_words = ${plainKeyword(keyword)} order by p.id desc ${enough})
      union all
      (select p.id, false, o.scans
        from (select * from scanner.popularity order by scans desc, product_id desc limit ${mostPopular}) o
        join scanner.products p on p.id = o.product_id where ${conditions}
        order by o.scans desc, p.id desc ${enough})
      union all
      (select p.id, false, 0 from scanner.products p where ${conditions} order by p.id desc ${enough})
    ) found group by id order by bool_or(is_named) desc, max(scans) desc, id desc ${pageOf(wanted)}`,
    key: pageKeyOf('broad', wanted, false),
    isPlannedAfresh: true,
  });
  return rows.map(({ id }) => id);
}

async function findByWords(reader: Reader, wanted: Wanted, keyword: string): Promise<FoundIds> {
  const key = keyOf(wanted, false) ?? '';
  const found = totals.has(key) ? undefined : await findMatched(reader, wanted, keyword, false);
  if (found && found.total <= mostCounted) return found;
  totals.set(key, mostCounted + 1);
  if (firstOf(wanted) >= mostCounted) return { ids: [], total: mostCounted + 1 };
  return { ids: await findBroad(reader, wanted, keyword), total: mostCounted + 1 };
}

/** The words to rank products by, unless another order or a particular list is requested. */
const rankingWords = ({ query: { keyword, sort, list_type: list } }: Wanted) =>
  sort || list ? undefined : keyword;

const find = (reader: Reader, wanted: Wanted): Promise<FoundIds> => {
  const words = rankingWords(wanted);
  return words ? findByWords(reader, wanted, words) : findListed(reader, wanted, false);
};

const findLikest = (reader: Reader, wanted: Wanted): Promise<FoundIds> =>
  reader.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`);
    const words = rankingWords(wanted);
    return words ? findMatched(tx, wanted, words, true) : findListed(tx, wanted, true);
  });

/** Whether typing errors may be the reason why nothing was found. */
const mayBeMistyped = (keyword = ''): boolean => !toGtin(keyword) && likened(keyword).length > 0;

/** A page of a list; if no name contains the words as typed, the most similar names. */
export async function findProducts(reader: Reader, wanted: Wanted): Promise<FoundFoods> {
  const exact = await find(reader, wanted);
  const isFuzzy = exact.total === 0 && mayBeMistyped(wanted.query.keyword);
  const { ids, total } = isFuzzy ? await findLikest(reader, wanted) : exact;
  return {
    products: await listShownProducts(reader, ids),
    total: Math.min(total, mostCounted),
    isExact: total <= mostCounted,
    isFuzzy,
  };
}
