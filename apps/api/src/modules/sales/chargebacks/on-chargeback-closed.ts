import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { lockPaidSales } from '../sales/lock-paid-sales.ts';
import { byTrade } from '../trade.ts';

/** The bank has decided: the sales continue, or end without the money that it took. */
export async function onChargebackClosed(
  tx: Tx,
  { payload: { subject, outcome } }: Happening<{ subject: Subject; outcome: 'won' | 'lost' }>,
): Promise<void> {
  for (const [trade, sales] of byTrade(await lockPaidSales(tx, subject)))
    await trade.life.onChargebackClosed(tx, sales, outcome);
}
