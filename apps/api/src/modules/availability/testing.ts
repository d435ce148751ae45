import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { stockMoves, stocks } from './stocks/stock.tables.ts';

/** The count in the stock's row, and the sum of its moves. */
export async function proveStock(reader: Reader, stockId: number) {
  const [stock] = await reader.select().from(stocks).where(eq(stocks.id, stockId));
  const [moved] = await reader
    .select({ sum: sql<number>`coalesce(sum(${stockMoves.delta}), 0)::int` })
    .from(stockMoves)
    .where(eq(stockMoves.stockId, stockId));
  return { onHand: stock?.onHand ?? 0, held: stock?.held ?? 0, moved: moved?.sum ?? 0 };
}
