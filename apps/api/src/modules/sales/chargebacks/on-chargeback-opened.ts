import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { lockSalesOf } from '../sales/sale.queries.ts';
import { byTrade } from '../trade.ts';

/** The buyer's bank has taken the money back: every sale that it paid for waits for the bank's decision. */
export async function onChargebackOpened(
  tx: Tx,
  { payload: { subject } }: Happening<{ subject: Subject }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  for (const [trade, sales] of byTrade(await lockSalesOf(tx, subject.id)))
    await trade.life.onChargebackOpened(tx, sales);
}
