import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type Claimant, claimsOf, lockHeld, writeStocks } from './stock.queries.ts';
import { type ClaimRow, claims, stockMoves } from './stock.tables.ts';

/** What is written of claims that end; what was taken is a move of its stock. */
function endings(tx: Tx, held: readonly ClaimRow[], state: 'taken' | 'released') {
  const ids = held.map(({ id }) => id);
  const ended = tx.$with('ended').as(tx.update(claims).set({ state }).where(inArray(claims.id, ids)));
  if (state === 'released') return [ended];
  const moves = held.map(({ id, stockId, quantity }) => ({
    stockId,
    delta: -quantity,
    reason: 'taken' as const,
    claimId: id,
  }));
  return [ended, tx.$with('moved').as(tx.insert(stockMoves).values(moves))];
}

/** Ends the claimant's holds, taken or released, and returns them. */
export async function settleHeld(
  tx: Tx,
  claimant: Claimant,
  state: 'taken' | 'released',
): Promise<ClaimRow[]> {
  const locked = await lockHeld(tx, claimant);
  // Read under the lock: another transaction may have taken or released them.
  const held = await claimsOf(tx, claimant, 'held');
  if (held.length === 0) return [];

  const changes = held.map(({ stockId, quantity }) => {
    const before = locked.get(stockId);
    if (!before) throw new Error(`The stock ${stockId} was not locked.`);
    const onHand = state === 'taken' ? before.onHand - quantity : before.onHand;
    return { before, after: { onHand, held: before.held - quantity } };
  });
  await writeStocks(tx, changes, endings(tx, held, state));
  return held;
}
