import { confirmPayment, getPayment, type Payment } from '@souk/contract/modules/payments/payments';
import { type Checkout, getCheckout } from '@souk/contract/modules/retail/checkouts';
import { getOrder } from '@souk/contract/modules/retail/orders';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { idIn } from './order-address.ts';

const isUndecided = ({ status }: Payment) =>
  status === 'created' || status === 'requires-action' || status === 'processing';

/** A payment, refreshed from its provider while it is undecided. */
async function decided(args: PageArgs, payment: Payment): Promise<Payment> {
  if (!isUndecided(payment) || payment.status === 'created') return payment;
  const params = { id: payment.id };
  return (await orNull(call(args, confirmPayment, { params }))) ?? call(args, getPayment, { params });
}

/** The payment that the payer returned from. */
export async function loadPayment(args: PageArgs, query: URLSearchParams): Promise<Payment | null> {
  const id = idIn(query, 'payment_id');
  if (!id) return null;
  const payment = await orNull(call(args, getPayment, { params: { id } }));
  return payment && decided(args, payment);
}

async function findCheckout(args: PageArgs, query: URLSearchParams): Promise<Checkout | null> {
  const checkoutId = idIn(query, 'checkout_id');
  if (checkoutId) return orNull(call(args, getCheckout, { params: { id: checkoutId } }));
  const orderId = idIn(query, 'order_id');
  if (!orderId) return null;
  const order = await orNull(call(args, getOrder, { params: { id: orderId } }));
  return order && orNull(call(args, getCheckout, { params: { id: order.checkout_id } }));
}

/** The state of a checkout's payment, with its orders. */
export async function loadOrderResult(args: PageArgs, query: URLSearchParams) {
  const found = await findCheckout(args, query);
  if (!found) return null;
  const payment = found.payment && (await decided(args, found.payment));
  // The provider's answer may have settled the checkout.
  const checkout = payment === found.payment ? found : ((await findCheckout(args, query)) ?? found);
  const orders = await Promise.all(checkout.order_ids.map((id) => call(args, getOrder, { params: { id } })));
  return { checkout, payment, orders };
}

export type OrderResult = NonNullable<Awaited<ReturnType<typeof loadOrderResult>>>;
