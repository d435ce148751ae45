import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { run } from '../searches/run.ts';
import { correctKeyword } from './correct-keyword.ts';
import { slipsOf, wordsOf } from './word.rules.ts';

/** A shorter beginning is one typing error away from almost everything. */
const shortest = 4;
/** Longer ones are not corrected: the number of candidates grows with their length. */
const longest = 14;

/** The beginning one typing error away that the most frequent word starts with. */
async function findBeginning(reader: Reader, begun: string): Promise<string | undefined> {
  if (begun.length < shortest || begun.length > longest || /\p{N}/u.test(begun)) return undefined;
  const [best] = await run<{ beginning: string }>(
    reader,
    sql`select a.beginning from unnest(${sql.param(slipsOf(begun))}::text[]) as a (beginning)
      cross join lateral (
        select max(w.documents) as documents from search.words w
        where w.word ~>=~ a.beginning and w.word ~<~ (a.beginning || chr(1114111))) known
      where known.documents is not null
      order by known.documents desc, a.beginning limit 1`,
    true,
  );
  return best?.beginning;
}

/** Words with an unfinished last one, as they were probably meant; undefined if nothing better is known. */
export async function correctBeginning(reader: Reader, typed: string): Promise<string | undefined> {
  const words = wordsOf(typed);
  const begun = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  const corrected = before ? await correctKeyword(reader, before) : undefined;
  const beginning = corrected ? undefined : await findBeginning(reader, begun);
  if (!corrected && !beginning) return undefined;
  return [corrected ?? before, beginning ?? begun].filter(Boolean).join(' ');
}
