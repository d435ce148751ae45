import { and, eq, inArray } from 'drizzle-orm';
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

/** Takes back that these reports were settled together with their ad. */
export async function reopenReports(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(adReports)
    .set({ state: 'open', closedAt: null })
    .where(and(inArray(adReports.id, [...ids]), eq(adReports.state, 'resolved')));
}
