import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { listSalesOf } from '../sales/sale.queries.ts';
import { tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout } from './checkout.queries.ts';

/** The provider refused: while the checkout is open the buyer can try again, and the trade says so. */
export async function onPaymentFailed(
  tx: Tx,
  { payload: { subject, paymentId } }: Happening<{ paymentId: number; subject: Subject }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  const checkout = await getCheckout(tx, subject.id);
  if (checkout.state !== 'open') return;
  await tradeOf(checkout).life.onPaymentFailed(tx, await listSalesOf(tx, checkout.id), {
    checkout,
    paymentId,
  });
}
