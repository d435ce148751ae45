import { and, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { productReports } from './report.tables.ts';

/** Closes every open report of a product and answers how many there were. */
export async function closeReports(
  tx: Tx,
  productId: number,
  outcome: 'resolved' | 'dismissed',
): Promise<number> {
  const closed = await tx
    .update(productReports)
    .set({ state: outcome, closedAt: clock.now() })
    .where(and(eq(productReports.productId, productId), eq(productReports.state, 'open')))
    .returning({ id: productReports.id });
  return closed.length;
}
