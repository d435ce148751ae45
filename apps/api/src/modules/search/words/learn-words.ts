import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { phrasesOf, variantsOf, wordsOf } from './word.rules.ts';

const batchSize = 2000;

interface Change {
  title: string;
  keywords: string;
  category_id: number | null;
  delta: number;
}

type Counts = Map<string, number>;

const addTo = (counts: Counts, key: string, delta: number) => counts.set(key, (counts.get(key) ?? 0) + delta);

async function takeChanges(tx: Tx): Promise<Change[]> {
  const { rows } = await tx.execute<Change & Record<string, unknown>>(sql`delete from search.lexicon_changes
    where id in (select id from search.lexicon_changes order by id limit ${batchSize} for update)
    returning title, keywords, category_id, delta`);
  return rows;
}

const asTable = (counts: Counts): SQL => {
  const rows = [...counts].filter(([, delta]) => delta !== 0).map(([key, delta]) => ({ key, delta }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (key text, delta int)`;
};

async function foldPhrases(tx: Tx, phrases: Counts): Promise<void> {
  await tx.execute(sql`update search.phrases p set documents = greatest(p.documents + c.delta, 0)
    from ${asTable(phrases)} where p.phrase = c.key`);
  await tx.execute(sql`insert into search.phrases (phrase, documents)
    select key, delta from ${asTable(phrases)} where delta > 0 on conflict do nothing`);
  await tx.execute(
    sql`delete from search.phrases p using ${asTable(phrases)} where p.phrase = c.key and p.documents = 0`,
  );
}

async function foldWords(tx: Tx, words: Counts): Promise<void> {
  await tx.execute(sql`update search.words w set documents = greatest(w.documents + c.delta, 0)
    from ${asTable(words)} where w.word = c.key`);
  const fresh = [...words]
    .filter(([, delta]) => delta > 0)
    .map(([word, documents]) => ({ word, documents, variants: variantsOf(word) }));
  await tx.execute(sql`insert into search.words (word, documents, variants)
    select word, documents, array(select jsonb_array_elements_text(variants))
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as c (word text, documents int, variants jsonb)
    on conflict do nothing`);
  await tx.execute(
    sql`delete from search.words w using ${asTable(words)} where w.word = c.key and w.documents = 0`,
  );
}

async function foldCategories(tx: Tx, categories: Counts): Promise<void> {
  await tx.execute(sql`update search.category_names n set documents = greatest(n.documents + c.delta, 0)
    from ${asTable(categories)} where n.category_id = c.key::int`);
}

async function learnBatch(tx: Tx): Promise<number> {
  // One process at a time, so that no word is inserted twice.
  await tx.execute(sql`select pg_advisory_xact_lock(7214009)`);
  const changes = await takeChanges(tx);
  const [words, phrases, categories]: [Counts, Counts, Counts] = [new Map(), new Map(), new Map()];
  for (const { title, keywords, category_id: categoryId, delta } of changes) {
    for (const word of new Set(wordsOf(`${title} ${keywords}`)))
      if (word.length <= 40) addTo(words, word, delta);
    for (const phrase of phrasesOf(title)) addTo(phrases, phrase, delta);
    if (categoryId) addTo(categories, String(categoryId), delta);
  }
  await foldWords(tx, words);
  await foldPhrases(tx, phrases);
  await foldCategories(tx, categories);
  return changes.length;
}

/** Updates the lexicon of words and phrases for new, changed and removed titles. */
export async function learnWords(db: Db): Promise<void> {
  for (let taken = batchSize; taken === batchSize; ) taken = await db.transaction(learnBatch);
}
