import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type Claimant, claimsOf, lockStocks, perStock, type Wanted, writeStock } from './stock.queries.ts';
import { claims, stockMoves } from './stock.tables.ts';

/** Puts back what the claimant took, never more than that. */
export async function returnStock(tx: Tx, claimant: Claimant, items: readonly Wanted[]): Promise<void> {
  const sums = perStock(items).filter(({ quantity }) => quantity > 0);
  const locked = await lockStocks(
    tx,
    sums.map(({ stockId }) => stockId),
  );
  const taken = new Map((await claimsOf(tx, claimant, 'taken')).map((claim) => [claim.stockId, claim]));
  for (const { stockId, quantity } of sums) {
    const [stock, claim] = [locked.get(stockId), taken.get(stockId)];
    if (!stock || !claim || claim.returned + quantity > claim.quantity)
      throw new Error(`${claimant.kind} ${claimant.id} has not taken ${quantity} of the stock ${stockId}.`);
    await tx
      .update(claims)
      .set({ returned: claim.returned + quantity })
      .where(eq(claims.id, claim.id));
    await tx.insert(stockMoves).values({ stockId, delta: quantity, reason: 'returned', claimId: claim.id });
    await writeStock(tx, stock, { onHand: stock.onHand + quantity, held: stock.held });
  }
}
