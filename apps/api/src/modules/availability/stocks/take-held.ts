import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type Claimant, claimsOf, lockStocks, type Wanted, writeStock } from './stock.queries.ts';
import { claims, stockMoves } from './stock.tables.ts';

/** Takes what is held for the claimant out of the shop and answers it; a second call finds nothing to take. */
export async function takeHeld(tx: Tx, claimant: Claimant): Promise<Wanted[]> {
  const wanted = await claimsOf(tx, claimant, 'held');
  const locked = await lockStocks(
    tx,
    wanted.map(({ stockId }) => stockId),
  );
  // Read again behind the lock: somebody may have taken or released them meanwhile.
  const held = await claimsOf(tx, claimant, 'held');
  if (held.length === 0) return [];

  await tx
    .update(claims)
    .set({ state: 'taken' })
    .where(
      inArray(
        claims.id,
        held.map(({ id }) => id),
      ),
    );
  await tx.insert(stockMoves).values(
    held.map(({ id, stockId, quantity }) => ({
      ...{ stockId, delta: -quantity, reason: 'taken' as const, claimId: id },
    })),
  );
  for (const { stockId, quantity } of held) {
    const stock = locked.get(stockId);
    if (!stock) throw new Error(`The stock ${stockId} was not locked.`);
    await writeStock(tx, stock, { onHand: stock.onHand - quantity, held: stock.held - quantity });
  }
  return held.map(({ stockId, quantity }) => ({ stockId, quantity }));
}
