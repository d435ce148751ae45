import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { textQuery } from './conditions.ts';
import { writeCursor } from './cursor.ts';
import { digestOf, estimateCount, knownCount, lanesFor, noteCount } from './estimate.ts';
import { foundColumns, type RawDocument, toFound } from './found.ts';
import type { Page } from './page.ts';
import { run } from './run.ts';
import type { SearchQuery } from './search-query.ts';
import { selectFirst, selectIn } from './select-in.ts';

/** Matches that are ranked; of more, the paid and the newest ones are taken. */
const wantedCandidates = 100;
/** No page ranks more than these. */
const mostCandidates = 2000;

type Ranked = RawDocument & { found: number };

/** Weighs these matches, and answers the page with how many they were. */
function rank(reader: Reader, query: SearchQuery, offset: number, select: (columns: SQL) => SQL) {
  const weighed = sql`d.id, d.tier, d.published_at, ts_rank(d.words, ${textQuery(query)}) as fit`;
  return run<Ranked>(
    reader,
    sql`with matched as materialized (${select(weighed)}),
      best as (select id, tier, published_at, fit from matched
        order by tier desc, fit desc, published_at desc, id desc limit ${query.pageSize + 1} offset ${offset})
      select ${foundColumns}, (select count(*) from matched) as found
      from best b join search.documents d on d.id = b.id
      order by b.tier desc, b.fit desc, b.published_at desc, b.id desc`,
  );
}

interface Weighed {
  rows: Ranked[];
  /** Nothing that matches was left out. */
  isWhole: boolean;
}

const foundIn = (rows: readonly Ranked[]): number => rows[0]?.found ?? 0;

/** Weighs all matches of words that nobody has looked for, where those are few; how many there are need not be estimated. */
async function rankFew(
  reader: Reader,
  query: SearchQuery,
  conditions: readonly SQL[],
  offset: number,
): Promise<Weighed | undefined> {
  const most = Math.ceil(candidatesFor(query, offset) * 1.5);
  const rows = await rank(reader, query, offset, (columns) => selectFirst(columns, conditions, most + 1));
  if (foundIn(rows) > most) return undefined;
  if (rows.length > 0 || offset === 0) noteCount(digestOf(conditions), foundIn(rows));
  return { rows, isWhole: true };
}

const neededFor = (query: SearchQuery, offset: number) => offset + query.pageSize + 1;
const candidatesFor = (query: SearchQuery, offset: number) =>
  Math.max(wantedCandidates, neededFor(query, offset) * 2);

/** Weighs the paid and the newest of so many, and more of them until the page is full. */
async function rankMany(
  reader: Reader,
  query: SearchQuery,
  conditions: readonly SQL[],
  offset: number,
): Promise<Weighed> {
  const estimated = await estimateCount(reader, conditions, digestOf(conditions));
  let rows: Ranked[] = [];
  let isWhole = false;
  for (const wanted of [candidatesFor(query, offset), neededFor(query, offset) * 20, mostCandidates]) {
    const lanes = wanted < mostCandidates ? await lanesFor(reader, wanted, estimated, [2, 1, 0]) : undefined;
    isWhole = !lanes;
    const select = (columns: SQL) => sql`${selectIn(columns, { conditions, lanes })} limit ${mostCandidates}`;
    rows = await rank(reader, query, offset, select);
    if (isWhole || rows.length > query.pageSize) break;
  }
  return { rows, isWhole };
}

/**
 * A page of matches, best first inside each tier. Of very many matches only the paid and the newest are ranked, so
 * that a common word costs no more in a large market than in a small one.
 */
export async function rankDocuments(
  reader: Reader,
  query: SearchQuery,
  conditions: SQL[],
  offset: number,
): Promise<Page> {
  const key = digestOf(conditions);
  const few = knownCount(key) === undefined ? await rankFew(reader, query, conditions, offset) : undefined;
  const { rows, isWhole } = few ?? (await rankMany(reader, query, conditions, offset));
  const found = foundIn(rows);
  const isExact = isWhole && found < mostCandidates;
  const hasMore = rows.length > query.pageSize;
  const page = {
    documents: rows.slice(0, query.pageSize).map(toFound),
    nextCursor: hasMore ? writeCursor({ kind: 'offset', offset: offset + query.pageSize }) : null,
  };
  // Past the last page no row carries the total.
  if (rows.length === 0 && offset > 0) return page;
  const total = isExact ? found : Math.max(knownCount(key) ?? 0, found);
  return { ...page, total: { total, isExact } };
}
