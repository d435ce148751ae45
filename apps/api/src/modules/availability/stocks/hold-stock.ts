import type { Tx } from '../../../platform/db/database.ts';
import { OutOfStock } from './out-of-stock.ts';
import { type Claimant, freeOf, lockStocks, perStock, type Wanted, writeStocks } from './stock.queries.ts';
import { claims } from './stock.tables.ts';

/**
 * Holds stock for a claimant until a given time: everything requested, or nothing and a list of what is short. The
 * claimant's own life releases what was not taken in time.
 */
export async function holdStock(
  tx: Tx,
  wanted: readonly Wanted[],
  claimant: Claimant,
  until: Date,
): Promise<void> {
  const sums = perStock(wanted);
  if (sums.length === 0) return;
  const locked = await lockStocks(
    tx,
    sums.map(({ stockId }) => stockId),
  );
  const short = sums.flatMap(({ stockId, quantity }) => {
    const stock = locked.get(stockId);
    const free = stock ? freeOf(stock) : 0;
    return free < quantity ? [{ stockId, free }] : [];
  });
  if (short.length > 0) throw new OutOfStock(short);

  const held = tx.$with('held').as(
    tx.insert(claims).values(
      sums.map(({ stockId, quantity }) => ({
        stockId,
        quantity,
        state: 'held' as const,
        expiresAt: until,
        forKind: claimant.kind,
        forId: claimant.id,
      })),
    ),
  );
  const changes = sums.flatMap(({ stockId, quantity }) => {
    const before = locked.get(stockId);
    return before ? [{ before, after: { onHand: before.onHand, held: before.held + quantity } }] : [];
  });
  await writeStocks(tx, changes, [held]);
}
