import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { lockSalesOf } from '../sales/sale.queries.ts';
import { byTrade } from '../trade.ts';

/** The bank has decided: the sales go on, or end without the money that it took. */
export async function onChargebackClosed(
  tx: Tx,
  { payload: { subject, outcome } }: Happening<{ subject: Subject; outcome: 'won' | 'lost' }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  for (const [trade, sales] of byTrade(await lockSalesOf(tx, subject.id)))
    await trade.life.onChargebackClosed(tx, sales, outcome);
}
