import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { run } from '../searches/run.ts';
import { wordsOf } from './word.rules.ts';

/** Completions of an unfinished word at most. */
const mostEndings = 20;

/** The last word as a prefix of known words; undefined if no known word begins with it. */
export async function completeKeyword(
  reader: Reader,
  keyword: string,
): Promise<{ keyword: string; endings: string[] } | undefined> {
  const words = wordsOf(keyword);
  const begun = words.at(-1);
  if (!begun || begun.length < 2) return undefined;
  const length = sql.raw(String([8, 5, 3, 2].find((candidate) => candidate <= begun.length) ?? 2));
  const rows = await run<{ phrase: string }>(
    reader,
    sql`select phrase from search.phrases
      where left(phrase, ${length}) = left(${begun}, ${length}) and starts_with(phrase, ${begun})
        and position(' ' in phrase) = 0
      order by left(phrase, ${length}), documents desc limit ${mostEndings}`,
  );
  if (rows.length === 0) return undefined;
  return { keyword: words.slice(0, -1).join(' '), endings: rows.map(({ phrase }) => phrase) };
}
