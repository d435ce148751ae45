import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { addWaived, listSalesOf, lockSalesOf } from '../sales/sale.queries.ts';
import { plansOf, tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout } from './checkout.queries.ts';

/** What was authorised for sales that have begun is free again: nothing of them will be paid. */
async function expireAuthorisations(tx: Tx, checkoutId: number): Promise<void> {
  for (const sale of await lockSalesOf(tx, checkoutId)) {
    if (sale.plan?.capture !== 'later') continue;
    await addWaived(tx, sale.id, sale.totalCents - sale.waivedCents);
    await plansOf(sale).onAuthorisationExpired(tx, sale);
  }
}

/** The provider refused: while the checkout is open the buyer can try again, and the trade says so. */
export async function onPaymentFailed(
  tx: Tx,
  { payload: { subject, paymentId } }: Happening<{ paymentId: number; subject: Subject }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  const checkout = await getCheckout(tx, subject.id);
  if (checkout.state === 'paid') return expireAuthorisations(tx, checkout.id);
  if (checkout.state !== 'open') return;
  await tradeOf(checkout).life.onPaymentFailed(tx, await listSalesOf(tx, checkout.id), {
    checkout,
    paymentId,
  });
}
