import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { run } from '../searches/run.ts';
import { pluralOf, slipsBetween, variantsOf, wordsOf } from './word.rules.ts';

interface Candidate {
  asked: string;
  word: string;
  documents: number;
}

/** Words at edit distance one, or their plurals, by shared variants; similar words for larger distances. */
async function candidatesFor(reader: Reader, words: readonly string[]): Promise<Candidate[]> {
  const variants = (word: string) => [...new Set([word, pluralOf(word)].flatMap(variantsOf))];
  const asked = JSON.stringify(words.map((word) => ({ asked: word, variants: variants(word) })));
  return run<Candidate>(
    reader,
    sql`select a.asked, c.word, c.documents
      from jsonb_to_recordset(${asked}::jsonb) as a (asked text, variants jsonb)
      cross join lateral (
        (select word, documents from search.words
          where variants && array(select jsonb_array_elements_text(a.variants)) order by documents desc limit 100)
        union
        (select word, documents from search.words where word % a.asked
          order by similarity(word, a.asked) desc, documents desc limit 10)) c`,
  );
}

const mostSlips = (word: string) => (word.length <= 4 ? 1 : word.length <= 7 ? 2 : 3);

/** The smallest distance first, then the more frequent word; search treats a word and its plural as the same. */
function bestFor(word: string, candidates: readonly Candidate[]): string {
  const slipsTo = (known: string) => Math.min(slipsBetween(word, known), slipsBetween(pluralOf(word), known));
  const ranked = candidates
    .map((candidate) => ({ ...candidate, slips: slipsTo(candidate.word) }))
    .filter(({ slips }) => slips <= mostSlips(word))
    .sort((a, b) => a.slips - b.slips || b.documents - a.documents);
  return ranked[0]?.word ?? word;
}

async function findUnknown(reader: Reader, words: readonly string[]): Promise<Set<string>> {
  const rows = await run<{ word: string }>(
    reader,
    sql`select asked.word from unnest(${sql.param([...words])}::text[]) as asked (word)
      where not exists (select from search.words w where w.word = asked.word)`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** The words as they were probably meant; undefined if nothing better is known. */
export async function correctKeyword(reader: Reader, keyword: string): Promise<string | undefined> {
  const words = wordsOf(keyword).slice(0, 8);
  const unknown = await findUnknown(reader, words);
  const doubtful = words.filter((word) => unknown.has(word) && word.length >= 3 && !/^\d+$/.test(word));
  if (doubtful.length === 0) return undefined;
  const candidates = await candidatesFor(reader, [...new Set(doubtful)]);
  const meant = words.map((word) =>
    doubtful.includes(word)
      ? bestFor(
          word,
          candidates.filter(({ asked }) => asked === word),
        )
      : word,
  );
  const corrected = meant.join(' ');
  return corrected === words.join(' ') ? undefined : corrected;
}
