import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { documents } from './document.tables.ts';

interface Rated {
  kind: string;
  ownerId: number;
  average: number;
  count: number;
}

/** Rates everything of a kind that is rated by its owner. */
export async function rateDocumentsOf(tx: Tx, { kind, ownerId, average, count }: Rated): Promise<void> {
  const card = sql`${documents.card} || jsonb_build_object('rating_count', ${count}::int)`;
  await tx
    .update(documents)
    .set({ rating: average, card })
    .where(and(eq(documents.kind, kind), eq(documents.ownerId, ownerId)));
}
