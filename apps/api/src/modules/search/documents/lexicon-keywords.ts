import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import { wordsOf } from '../words/word.rules.ts';
import type { DocumentRow } from './document.tables.ts';

/** What the lexicon learns besides the title: the names of the categories and the filterable values. */
export async function keywordsOf(
  tx: Tx,
  categoryIds: readonly number[],
  facetValues: readonly string[],
): Promise<string> {
  const categories = await Promise.all(categoryIds.map((id) => findCategory(tx, id)));
  const texts = [...categories.flatMap((category) => category?.name ?? []), ...facetValues];
  const words = new Set(texts.flatMap(wordsOf).filter((word) => /^\p{L}{3,}$/u.test(word)));
  return [...words].sort().join(' ');
}

/** The same for a stored document, so that what was learnt from it can be removed. */
export async function keywordsOfRow(
  tx: Tx,
  { categoryIds, facetIds }: Pick<DocumentRow, 'categoryIds' | 'facetIds'>,
): Promise<string> {
  const { rows } = await tx.execute<{ value: string }>(
    sql`select value from search.facet_values where id = any(${sql.param(facetIds)}::int[])`,
  );
  return keywordsOf(
    tx,
    categoryIds,
    rows.map(({ value }) => value),
  );
}
