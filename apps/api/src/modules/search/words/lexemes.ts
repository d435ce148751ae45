import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { run } from '../searches/run.ts';

/** The stemmed words that a document is found by. */
export async function lexemesOf(reader: Reader, documentId: number): Promise<string[]> {
  const [row] = await run<{ lexemes: string[] }>(
    reader,
    sql`select tsvector_to_array(words) as lexemes from search.documents where id = ${documentId}::bigint`,
    true,
  );
  return row?.lexemes ?? [];
}

/** The stem of the typed word that occurs in the fewest titles; undefined if only stop words were typed. */
export async function rarestLexeme(reader: Reader, keyword: string): Promise<string | undefined> {
  const [row] = await run<{ lexeme: string }>(
    reader,
    sql`select lexeme from unnest(string_to_array(search.plain(${keyword}::text), ' ')) as typed (word)
      cross join lateral unnest(tsvector_to_array(to_tsvector('pg_catalog.english', typed.word))) lexeme
      left join search.words w on w.word = typed.word
      order by coalesce(w.documents, 0), length(lexeme) desc, lexeme limit 1`,
  );
  return row?.lexeme;
}
