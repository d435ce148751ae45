import type { Tx } from '../../../platform/db/database.ts';
import { stockMoves, stocks } from './stock.tables.ts';

/** Starts counting a thing, with this many in the shop. */
export async function openStock(tx: Tx, onHand: number): Promise<number> {
  const [stock] = await tx.insert(stocks).values({ onHand }).returning({ id: stocks.id });
  if (!stock) throw new Error('the stock was not written');
  if (onHand > 0) await tx.insert(stockMoves).values({ stockId: stock.id, delta: onHand, reason: 'opening' });
  return stock.id;
}
