import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { balances } from '../ledger/journal.tables.ts';
import { type PartRow, parts } from './part.tables.ts';

/**
 * Excludes what these parts have earned from payouts, or includes it again; a payout that is being made finishes
 * first.
 */
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
