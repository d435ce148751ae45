import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { listOrdersOf } from '../orders/order.queries.ts';
import { tellOrders } from '../orders/tell-order.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout } from './checkout.queries.ts';

/** The provider refused: while the stock is held the buyer can try again. */
export async function tellFailedPayment(
  tx: Tx,
  {
    payload: { subject, paymentId },
  }: Happening<{ paymentId: number; subject: { kind: string; id: number } }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  const checkout = await getCheckout(tx, subject.id);
  const [order] = await listOrdersOf(tx, checkout.id);
  if (!order || checkout.state !== 'open') return;
  await tellOrders(tx, [
    {
      ...{
        order,
        to: 'buyer',
        step: `failed-${paymentId}`,
        subject: 'payment failed, contact administrator',
      },
      text: `Your payment for order ${order.number} did not go through. Your items are held for a few minutes: please try again.`,
      path: `/retail-checkout?checkout_id=${checkout.id}`,
    },
  ]);
}
