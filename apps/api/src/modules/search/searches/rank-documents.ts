import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { textQuery } from './conditions.ts';
import { writeCursor } from './cursor.ts';
import { digestOf, estimateCount, lanesFor } from './estimate.ts';
import { foundColumns, type RawDocument, toFound } from './found.ts';
import type { Page } from './page.ts';
import { run } from './run.ts';
import type { SearchQuery } from './search-query.ts';
import { type Matches, selectIn } from './select-in.ts';

/** Matches that are ranked; of more, the paid and the newest ones are taken. */
const wantedCandidates = 100;
/** No page ranks more than these. */
const mostCandidates = 2000;

type Ranked = RawDocument & { found: number };

function rankIn(reader: Reader, query: SearchQuery, matches: Matches, offset: number): Promise<Ranked[]> {
  const weighed = sql`d.id, d.tier, d.published_at, ts_rank(d.words, ${textQuery(query)}) as fit`;
  return run<Ranked>(
    reader,
    sql`with matched as materialized (${selectIn(weighed, matches)} limit ${mostCandidates}),
      best as (select id, tier, published_at, fit from matched
        order by tier desc, fit desc, published_at desc, id desc limit ${query.pageSize + 1} offset ${offset})
      select ${foundColumns}, (select count(*) from matched) as found
      from best b join search.documents d on d.id = b.id
      order by b.tier desc, b.fit desc, b.published_at desc, b.id desc`,
  );
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
  const estimated = await estimateCount(reader, conditions, digestOf(conditions));
  const needed = offset + query.pageSize + 1;
  let rows: Ranked[] = [];
  let isWhole = false;
  for (const wanted of [Math.max(wantedCandidates, needed * 2), needed * 20, mostCandidates]) {
    const lanes = wanted < mostCandidates ? await lanesFor(reader, wanted, estimated, [2, 1, 0]) : undefined;
    isWhole = !lanes;
    rows = await rankIn(reader, query, { conditions, lanes }, offset);
    if (isWhole || rows.length > query.pageSize) break;
  }
  const found = rows[0]?.found ?? 0;
  const isExact = isWhole && found < mostCandidates;
  const hasMore = rows.length > query.pageSize;
  const page = {
    documents: rows.slice(0, query.pageSize).map(toFound),
    nextCursor: hasMore ? writeCursor({ kind: 'offset', offset: offset + query.pageSize }) : null,
  };
  // Past the last page no row carries the total.
  if (rows.length === 0 && offset > 0) return page;
  return {
    ...page,
    total: isExact ? { total: found, isExact } : { total: Math.max(estimated, found), isExact },
  };
}
