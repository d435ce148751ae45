import { type SearchModule, searchModules } from '@souk/contract/modules/search/listing';
import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db, Reader } from '../../../platform/db/database.ts';
import { keptOfDatabase } from '../../../platform/kept.ts';
import { run } from '../searches/run.ts';
import { heatOf, warmer } from '../views/heat.ts';
import { wordsOf } from './word.rules.ts';

interface Asked {
  keyword: string;
  module: SearchModule | '';
  categoryId: number;
  searches: number;
}

/** Searches since the last save; beyond a limit they are not counted. */
const tally = keptOfDatabase(new Map<string, Asked>());
const mostTallied = 500;
const writeEveryMs = 5000;
let writtenAt = 0;

/** Shown only once several users have searched for it, so that nobody's personal words appear. */
const fewestSearches = 3;

/** Anything like an address, a number or a name with digits is private. */
const isPrivate = (keyword: string) => /@|\d{5,}/.test(keyword) || keyword.length > 60;

/** Saves what was searched for. */
export async function writePopularQueries(db: Db): Promise<void> {
  const asked = [...tally.values()].sort((a, b) => (a.keyword < b.keyword ? -1 : 1));
  tally.clear();
  writtenAt = clock.now().getTime();
  if (asked.length === 0) return;
  await db.execute(sql`insert into search.popular_queries as p (keyword, module, category_id, searches, heat)
    select keyword, module, "categoryId", searches, ${heatOf(clock.now())}::float8 + ln(searches)
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as a (keyword text, module text, "categoryId" int, searches int)
    on conflict (keyword, module, category_id) do update
      set searches = p.searches + excluded.searches, heat = ${warmer(sql`p.heat`, sql`excluded.heat`)}`);
}

/** Counts a search that found something; written with others after a few seconds, never in anyone's way. */
export function tallyQuery(
  db: Db,
  {
    keyword,
    module,
    categoryId,
  }: { keyword?: string | undefined; module?: SearchModule | undefined; categoryId?: number | undefined },
): Promise<void> | undefined {
  const words = wordsOf(keyword ?? '').join(' ');
  if (words.length < 2 || isPrivate(keyword ?? '')) return undefined;
  const key = `${words}\0${module ?? ''}\0${categoryId ?? 0}`;
  const known = tally.get(key);
  if (known) known.searches += 1;
  else if (tally.size < mostTallied)
    tally.set(key, { keyword: words, module: module ?? '', categoryId: categoryId ?? 0, searches: 1 });
  if (clock.now().getTime() - writtenAt < writeEveryMs) return undefined;
  return writePopularQueries(db);
}

export interface PopularQuery {
  keyword: string;
  count: number;
  category_id: number | null;
}

/** What many search for these days, in one module or category or in all. */
export function listPopularQueries(
  reader: Reader,
  { module, categoryId }: { module?: SearchModule | undefined; categoryId?: number | undefined },
): Promise<PopularQuery[]> {
  const ofModule = module && searchModules.includes(module) ? sql`and module = ${module}` : sql``;
  const ofCategory = categoryId ? sql`and category_id = ${categoryId}::bigint` : sql``;
  return run<PopularQuery>(
    reader,
    sql`select keyword, sum(searches)::int as count, nullif(min(category_id), 0) as category_id
      from (select * from search.popular_queries where searches >= ${fewestSearches} ${ofModule} ${ofCategory}
        order by heat desc limit 60) hottest
      group by keyword order by max(heat) desc limit 12`,
    true,
  );
}
