import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { FoundDocument } from '../documents/document.tables.ts';
import { allConditions, circleOf, hasWords, isPlain, where } from './conditions.ts';
import { countTotal, type Total } from './count-total.ts';
import { deepestOffset, readCursor, writeCursor } from './cursor.ts';
import { forgiveKeyword } from './forgive-keyword.ts';
import { foundColumns, type RawDocument, toFound } from './found.ts';
import type { Page } from './page.ts';
import { rankDocuments } from './rank-documents.ts';
import { run } from './run.ts';
import type { SearchQuery, Sort } from './search-query.ts';

export interface SearchResult extends Total {
  documents: FoundDocument[];
  nextCursor: string | null;
  /** The corrected words, if those were searched for. */
  didYouMean: string | null;
}

type KeyedSort = Exclude<Sort, 'nearest'>;

/** Each order as one descending key, so that an index gives it and a row comparison continues it. */
const keys: Record<KeyedSort, { key: SQL; type: SQL }> = {
  'most-recent': { key: sql`d.published_at`, type: sql`timestamptz` },
  'top-rated': { key: sql`d.rating`, type: sql`float8` },
  asc: { key: sql`(-coalesce(d.price_cents, 9007199254740991))`, type: sql`bigint` },
  desc: { key: sql`(coalesce(d.price_cents, -1))`, type: sql`bigint` },
};

const offsetOf = (query: SearchQuery): number => {
  const cursor = readCursor(query.cursor);
  if (cursor) return cursor.kind === 'offset' ? cursor.offset : 0;
  return Math.min((query.page - 1) * query.pageSize, deepestOffset);
};

type KeyedRow = RawDocument & { sort_key: string };

/** A page of rows in the order of a key; the total is known if the page has all of them. */
function pageFrom(rows: readonly KeyedRow[], query: SearchQuery, offset: number): Page {
  const page = rows.slice(0, query.pageSize);
  const last = page.at(-1);
  const hasMore = rows.length > query.pageSize && last !== undefined;
  const next = hasMore
    ? writeCursor({ kind: 'after', tier: last.tier, key: asKey(last.sort_key), id: Number(last.id) })
    : null;
  const isContinued = readCursor(query.cursor)?.kind === 'after';
  const isWhole = !isContinued && !hasMore && (page.length > 0 || offset === 0);
  return {
    documents: page.map(toFound),
    nextCursor: next,
    ...(isWhole ? { total: { total: offset + page.length, isExact: true } } : {}),
  };
}

/** A page in the order of a key: one walk along an index. */
async function listByKey(
  reader: Reader,
  query: SearchQuery,
  conditions: SQL[],
  sort: KeyedSort,
): Promise<Page> {
  const { key, type } = keys[sort];
  const cursor = readCursor(query.cursor);
  const after =
    cursor?.kind === 'after'
      ? [
          sql`(d.tier, ${key}, d.id) < (${cursor.tier}::smallint, ${cursor.key}::${type}, ${cursor.id}::bigint)`,
        ]
      : [];
  const offset = offsetOf(query);
  const skip = offset > 0 ? sql` offset ${offset}` : sql``;
  const rows = await run<KeyedRow>(
    reader,
    sql`select ${foundColumns}, ${key}::text as sort_key from search.documents d
      ${where([...conditions, ...after])} order by d.tier desc, ${key} desc, d.id desc
      limit ${sql.raw(String(query.pageSize + 1))}${skip}`,
    isPlain(query),
  );
  return pageFrom(rows, query, offset);
}

/** PostgreSQL's timestamp `2026-01-02 03:04:05.678+00` in the format of cursors. */
const asKey = (text: string) => text.replace(' ', 'T').replace(/\+00$/, 'Z');

/** A page of the newest, whatever their tier: the walks along the index of each tier are merged. */
async function listNewest(reader: Reader, query: SearchQuery, conditions: SQL[]): Promise<Page> {
  const cursor = readCursor(query.cursor);
  const after =
    cursor?.kind === 'after'
      ? [sql`(d.published_at, d.id) < (${cursor.key}::timestamptz, ${cursor.id}::bigint)`]
      : [];
  const offset = offsetOf(query);
  const reach = offset + query.pageSize + 1;
  const ofTier = (tier: number) => sql`(select ${foundColumns} from search.documents d
    ${where([sql`d.tier = ${sql.raw(String(tier))}`, ...conditions, ...after])}
    order by d.published_at desc, d.id desc limit ${reach})`;
  const rows = await run<KeyedRow>(
    reader,
    sql`select ${foundColumns}, d.published_at::text as sort_key
      from (${sql.join([ofTier(2), ofTier(1), ofTier(0)], sql` union all `)}) d
      order by d.published_at desc, d.id desc limit ${query.pageSize + 1} offset ${offset}`,
    isPlain(query),
  );
  return pageFrom(rows, query, offset);
}

/** A page nearest first inside each tier, straight from the index on the globe. */
async function listNearest(reader: Reader, query: SearchQuery, conditions: SQL[]): Promise<Page> {
  const offset = offsetOf(query);
  const reach = offset + query.pageSize + 1;
  const spot = sql`ll_to_earth(${query.lat}::float8, ${query.lng}::float8)`;
  const circle = circleOf(query);
  // Limits the walk over the index if the circle contains less than a page.
  const inCircle = circle ? [sql`d.spot <@ earth_box(${spot}, ${circle.metres}::float8)`] : [];
  // The branches run one after another and only until the page is full.
  const ofTier = (tier: number) => sql`(select ${foundColumns} from search.documents d
    ${where([sql`d.tier = ${sql.raw(String(tier))}`, ...inCircle, ...conditions])} order by d.spot <-> ${spot} limit ${reach})`;
  const rows = await run<RawDocument>(
    reader,
    sql`${sql.join([ofTier(2), ofTier(1), ofTier(0)], sql` union all `)} limit ${query.pageSize + 1} offset ${offset}`,
    isPlain(query),
  );
  const hasMore = rows.length > query.pageSize && offset + query.pageSize <= deepestOffset;
  return {
    documents: rows.slice(0, query.pageSize).map(toFound),
    nextCursor: hasMore ? writeCursor({ kind: 'offset', offset: offset + query.pageSize }) : null,
  };
}

function pageOf(reader: Reader, query: SearchQuery, conditions: SQL[]): Promise<Page> {
  if (query.isByDateAlone) return listNewest(reader, query, conditions);
  const { sort = hasWords(query) ? undefined : 'most-recent' } = query;
  if (!sort) return rankDocuments(reader, query, conditions, offsetOf(query));
  if (sort !== 'nearest') return listByKey(reader, query, conditions, sort);
  if (query.lat === undefined || query.lng === undefined)
    return listByKey(reader, query, conditions, 'most-recent');
  return listNearest(reader, query, conditions);
}

const conditionsOf = (reader: Reader, query: SearchQuery): Promise<SQL[]> =>
  allConditions(reader, query, hasWords(query) && !query.sort ? 'inverted' : 'ordered');

/** A strip: one page of a literal search without a total. */
export async function listDocuments(reader: Reader, query: SearchQuery): Promise<FoundDocument[]> {
  return (await pageOf(reader, query, await conditionsOf(reader, query))).documents;
}

/** One page, premium before featured before others; words by relevance unless a sort is given. */
async function searchLiterally(reader: Reader, query: SearchQuery): Promise<SearchResult> {
  const conditions = await conditionsOf(reader, query);
  const page = await pageOf(reader, query, conditions);
  const total = page.total ?? (await countTotal(reader, conditions, isPlain(query)));
  return { documents: page.documents, nextCursor: page.nextCursor, ...total, didYouMean: null };
}

/** Finds documents; words without results are completed, and if that does not help, corrected. */
export async function searchDocuments(reader: Reader, query: SearchQuery): Promise<SearchResult> {
  const { found, didYouMean } = await forgiveKeyword(reader, query, (asked) =>
    searchLiterally(reader, asked),
  );
  return { ...found, didYouMean };
}
