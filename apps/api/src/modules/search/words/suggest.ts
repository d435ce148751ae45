import type { SearchModule } from '@souk/contract/modules/search/listing';
import type { Suggestion } from '@souk/contract/modules/search/search';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { run } from '../searches/run.ts';
import { correctBeginning } from './correct-beginning.ts';
import { wordsOf } from './word.rules.ts';

/** Lengths of prefixes by which phrases are indexed by frequency, so that only the first few are read. */
const indexed = [8, 5, 3, 2, 1];

interface Row {
  text: string;
  kind: Suggestion['kind'];
  count: number;
  category_id: number | null;
  module: SearchModule | null;
}

const limits = { category: 3, query: 4, phrase: 8 };

/** Suggestions that begin with the typed words; at most ten, categories first, each text once. */
async function offer(reader: Reader, typed: string, module: SearchModule | undefined): Promise<Row[]> {
  const length = indexed.find((candidate) => candidate <= typed.length);
  if (!length) return [];
  const head = typed.slice(0, length);
  const ofModule = module ? sql`and module = ${module}` : sql``;
  const lengthSql = sql.raw(String(length));
  const rows = await run<Row>(
    reader,
    sql`(select name as text, 'category' as kind, documents as count, category_id, module from search.category_names
        where documents > 0 and (starts_with(plain, ${typed}) or plain like '% ' || ${typed} || '%') ${ofModule}
        order by documents desc limit ${sql.raw(String(limits.category))})
      union all
      (select keyword, 'query', searches, null, null from search.popular_queries
        where keyword like ${typed} || '%' and searches >= 3 ${ofModule}
        order by heat desc limit ${sql.raw(String(limits.query))})
      union all
      (select phrase, 'phrase', documents, null, null from search.phrases
        where left(phrase, ${lengthSql}) = ${head} and starts_with(phrase, ${typed})
        order by left(phrase, ${lengthSql}), documents desc, phrase limit ${sql.raw(String(limits.phrase))})`,
    true,
  );
  const seen = new Set<string>();
  const isFresh = ({ text }: Row) => {
    const key = wordsOf(text).join(' ');
    return !seen.has(key) && seen.add(key);
  };
  return rows.filter(isFresh).slice(0, 10);
}

/** Completes what is being typed; if nothing begins with it, what was probably meant. */
export async function suggest(
  reader: Reader,
  { keyword, module }: { keyword: string; module?: SearchModule | undefined },
): Promise<Suggestion[]> {
  const typed = wordsOf(keyword).join(' ').slice(0, 60);
  const found = await offer(reader, typed, module);
  if (found.length > 0) return found;
  const meant = await correctBeginning(reader, typed);
  return meant ? offer(reader, meant, module) : [];
}
