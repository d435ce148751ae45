import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockStocks, writeStock } from './stock.queries.ts';
import { stockMoves } from './stock.tables.ts';

/** Sets how many of a thing are in the shop; not fewer than are held for buyers who are paying. */
export async function setStock(tx: Tx, stockId: number, onHand: number): Promise<void> {
  const stock = (await lockStocks(tx, [stockId])).get(stockId);
  if (!stock) throw new Error(`There is no stock ${stockId}.`);
  if (onHand < stock.held)
    throw new Problem('stock-held', { data: { code: 'stock-held', stock_id: stockId, held: stock.held } });
  const delta = onHand - stock.onHand;
  if (delta === 0) return;

  await tx.insert(stockMoves).values({ stockId, delta, reason: 'adjusted' });
  await writeStock(tx, stock, { onHand, held: stock.held });
}
