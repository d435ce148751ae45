import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { deals } from './deal.tables.ts';

/** Forgets the deals of a thing that its trade deletes for good. */
export async function forgetDeals(tx: Tx, { kind, id }: { kind: string; id: number }): Promise<void> {
  await tx.delete(deals).where(and(eq(deals.subjectKind, kind), eq(deals.subjectId, id)));
}
