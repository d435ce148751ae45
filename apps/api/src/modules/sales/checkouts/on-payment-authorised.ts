import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { cancelPayment, findPaymentOf } from '../../payments/index.ts';
import { lockSalesOf } from '../sales/sale.queries.ts';
import { tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout, lockCheckout } from './checkout.queries.ts';
import { placeCheckout } from './place-checkout.ts';

/** The buyer's bank has reserved the amount: places the sales, or releases it if it came too late. */
export async function onPaymentAuthorised(
  tx: Tx,
  { payload: { subject } }: Happening<{ subject: Subject }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  const known = await getCheckout(tx, subject.id);
  await tradeOf(known).life.lockFirst(tx, known.buyerId);
  const checkout = await lockCheckout(tx, subject.id);
  const sales = await lockSalesOf(tx, checkout.id);
  if (checkout.state === 'open') return placeCheckout(tx, checkout, sales);
  const payment = checkout.state === 'paid' ? undefined : await findPaymentOf(tx, subject);
  if (payment) await cancelPayment(tx, payment.id);
}
