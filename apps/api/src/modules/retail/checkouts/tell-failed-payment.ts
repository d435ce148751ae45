import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { CheckoutRow, SaleRow } from '../../sales/index.ts';
import { listOrdersById } from '../orders/order.queries.ts';
import { tellOrders } from '../orders/tell-order.ts';

/** Tells the buyer that the provider refused: while the stock is held they can try again. */
export async function tellFailedPayment(
  tx: Tx,
  sales: readonly SaleRow[],
  { checkout, paymentId }: { checkout: CheckoutRow; paymentId: number },
): Promise<void> {
  const [order] = await listOrdersById(
    tx,
    sales.slice(0, 1).map(({ id }) => id),
  );
  if (!order) return;
  await tellOrders(tx, [
    {
      order,
      to: 'buyer',
      step: `failed-${paymentId}`,
      subject: say`payment failed, contact administrator`,
      text: say`Your payment for order ${order.number} did not go through. Your items are held for a few minutes: please try again.`,
      path: `/retail-checkout?checkout_id=${checkout.id}`,
    },
  ]);
}
