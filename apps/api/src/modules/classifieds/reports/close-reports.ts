import { and, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { adReports } from './report.tables.ts';

/** Closes every open report of an ad. */
export async function closeReports(tx: Tx, adId: number, outcome: 'resolved' | 'dismissed'): Promise<number> {
  const closed = await tx
    .update(adReports)
    .set({ state: outcome, closedAt: clock.now() })
    .where(and(eq(adReports.adId, adId), eq(adReports.state, 'open')))
    .returning({ id: adReports.id });
  return closed.length;
}
