import { msg } from '@lingui/core/macro';
import type { Payment } from '@souk/contract/modules/payments/payments';
import {
  type Checkout,
  getCheckout,
  payCheckout,
  placeOrders,
} from '@souk/contract/modules/retail/checkouts';
import { data, redirect, redirectDocument } from 'react-router';
import { call, type FormProblems, submit } from '../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../lib/api-problem.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { type ChosenPayment, readPayFields } from '../payments/index.server.ts';
import { cartPath } from './cart-page.server.ts';
import { readDeliveries } from './chosen-deliveries.ts';

const chooseText = msg`Please select a payment method.`;
const cardText = msg`Please enter your card.`;

const resultPath = (checkoutId: number, paymentId?: number): string =>
  `/payment-complete-orders?checkout_id=${checkoutId}${paymentId ? `&payment_id=${paymentId}` : ''}`;

const isPayment = (value: unknown): value is Payment =>
  typeof value === 'object' && value !== null && 'id' in value && 'status' in value;

/** Without scripts a posted form cannot redirect to another site: the result page links to it. */
function toProvider(args: PageArgs, checkoutId: number, { id, action_url: url }: Payment): Response {
  const isFetched = new URL(args.request.url).pathname.endsWith('.data');
  if (url && (isFetched || url.startsWith('/'))) return redirectDocument(url);
  return redirect(resultPath(checkoutId, id));
}

/** Starts the payment; the result page shows the provider's answer. */
async function pay(
  args: PageArgs,
  { checkout_id, order_ids }: Pick<Checkout, 'checkout_id' | 'order_ids'>,
  chosen: ChosenPayment,
): Promise<Response> {
  try {
    const payment = await call(args, payCheckout, { body: { ...chosen, order_ids } });
    return toProvider(args, checkout_id, payment);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (isPayment(error.reply)) return redirect(resultPath(checkout_id, error.reply.id));
    const words = problemText(error);
    return redirectWithToast(args, resultPath(checkout_id), { tone: 'bad', title: words });
  }
}

const refuse = (problems: FormProblems, status: number) => data(problems, { status });

const refusePayment = (args: PageArgs, form: FormData) => {
  const words = pageStateOf(args).say(form.get('_pay') === 'new' ? cardText : chooseText);
  return refuse({ fields: { payment_method: [words] }, values: {} }, 422);
};

/** The order's own fields; the payment's fields go to the payment alone. */
function orderForm(form: FormData, chosen: ChosenPayment | undefined): FormData {
  const order = new FormData();
  for (const [name, value] of form) if (name !== 'stripeToken') order.append(name, value);
  if (chosen) order.set('payment_method', chosen.payment_method);
  return order;
}

/** Pays for what was placed; if that is free, or was until just now, its result or payment page follows. */
function settlePlaced(
  args: PageArgs,
  placed: Checkout,
  chosen: ChosenPayment | undefined,
): Response | Promise<Response> {
  if (placed.status === 'paid') return redirect(resultPath(placed.checkout_id));
  return chosen ? pay(args, placed, chosen) : redirect(`/retail-checkout?checkout_id=${placed.checkout_id}`);
}

/** Places the cart's orders and pays for them; free ones need no payment method. */
export async function placeAndPay(args: PageArgs, form: FormData) {
  const chosen = await readPayFields(args, form);
  if (!chosen && form.get('_pay') !== 'none') return refusePayment(args, form);
  const also = { deliveries: readDeliveries(form) };
  const placed = await submit(args, placeOrders, { form: orderForm(form, chosen), also });
  if (placed.ok) return settlePlaced(args, placed.reply, chosen);
  if (Object.keys(placed.problems.fields).length > 0) return refuse(placed.problems, placed.status);
  return redirectWithToast(args, cartPath, { tone: 'bad', title: placed.problems.form ?? '' });
}

/** Pays for orders placed before, by another method. */
export async function payAgain(args: PageArgs, form: FormData, checkoutId: number) {
  const chosen = await readPayFields(args, form);
  if (!chosen) return refusePayment(args, form);
  return pay(args, await call(args, getCheckout, { params: { id: checkoutId } }), chosen);
}
