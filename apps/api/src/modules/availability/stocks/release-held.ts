import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type Claimant, claimsOf, lockStocks, type Wanted, writeStock } from './stock.queries.ts';
import { claims } from './stock.tables.ts';

/** Gives back what is held for the claimant and answers it; what was taken stays taken. */
export async function releaseHeld(tx: Tx, claimant: Claimant): Promise<Wanted[]> {
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
    .set({ state: 'released' })
    .where(
      inArray(
        claims.id,
        held.map(({ id }) => id),
      ),
    );
  for (const { stockId, quantity } of held) {
    const stock = locked.get(stockId);
    if (!stock) throw new Error(`The stock ${stockId} was not locked.`);
    await writeStock(tx, stock, { onHand: stock.onHand, held: stock.held - quantity });
  }
  return held.map(({ stockId, quantity }) => ({ stockId, quantity }));
}
