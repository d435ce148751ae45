import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { balances } from '../ledger/journal.tables.ts';
import { type PartRow, parts } from './part.tables.ts';

/** What these parts have earned is not paid out, or is again; a payout that is being made ends first. */
export async function stopPayouts(
  tx: Tx,
  known: readonly PartRow[],
  isPayoutStopped: boolean,
): Promise<void> {
  const ids = known.map(({ id }) => id);
  const sellerIds = known.flatMap(({ sellerId }) => sellerId ?? []);
  if (ids.length === 0) return;
  await tx.update(parts).set({ isPayoutStopped }).where(inArray(parts.id, ids));
  await tx.select().from(balances).where(inArray(balances.sellerId, sellerIds)).for('update');
}
