import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { lockPaidSales } from '../sales/lock-paid-sales.ts';
import { byTrade } from '../trade.ts';

/** The buyer's bank has charged the money back: every sale it paid for waits for the bank's decision. */
export async function onChargebackOpened(
  tx: Tx,
  { payload: { subject } }: Happening<{ subject: Subject }>,
): Promise<void> {
  for (const [trade, sales] of byTrade(await lockPaidSales(tx, subject)))
    await trade.life.onChargebackOpened(tx, sales);
}
