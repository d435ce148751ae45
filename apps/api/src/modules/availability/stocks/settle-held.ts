import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type Claimant, claimsOf, lockStocks, writeStocks } from './stock.queries.ts';
import { type ClaimRow, claims } from './stock.tables.ts';

/** Ends the claimant's holds, taken or released, and returns them. */
export async function settleHeld(
  tx: Tx,
  claimant: Claimant,
  state: 'taken' | 'released',
): Promise<ClaimRow[]> {
  const wanted = await claimsOf(tx, claimant, 'held');
  const locked = await lockStocks(
    tx,
    wanted.map(({ stockId }) => stockId),
  );
  // Read again under the lock: another transaction may have taken or released them.
  const held = await claimsOf(tx, claimant, 'held');
  if (held.length === 0) return [];

  const ids = held.map(({ id }) => id);
  await tx.update(claims).set({ state }).where(inArray(claims.id, ids));
  const changes = held.map(({ stockId, quantity }) => {
    const before = locked.get(stockId);
    if (!before) throw new Error(`The stock ${stockId} was not locked.`);
    const onHand = state === 'taken' ? before.onHand - quantity : before.onHand;
    return { before, after: { onHand, held: before.held - quantity } };
  });
  await writeStocks(tx, changes);
  return held;
}
