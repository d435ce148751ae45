import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type Account, journalLines } from './journal.tables.ts';

/**
 * The balance of an account from its lines, debits less credits; of one seller's account if a seller is given.
 */
export async function balanceOf(reader: Reader, account: Account, sellerId?: number): Promise<number> {
  const [summed] = await reader
    .select({ cents: sql<number>`coalesce(sum(${journalLines.cents}), 0)`.mapWith(Number) })
    .from(journalLines)
    .where(
      and(
        eq(journalLines.account, account),
        sellerId === undefined ? undefined : eq(journalLines.sellerId, sellerId),
      ),
    );
  return summed?.cents ?? 0;
}
