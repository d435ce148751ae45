import { listAddresses } from '@souk/contract/modules/locations/addresses';
import { listCards } from '@souk/contract/modules/payments/methods';
import { getCart } from '@souk/contract/modules/retail/carts';
import { getCheckout, previewCheckout } from '@souk/contract/modules/retail/checkouts';
import { getOrder } from '@souk/contract/modules/retail/orders';
import { redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadCardDesk } from '../payments/index.server.ts';
import { cartPath, keepGuestCount } from './cart-page.server.ts';
import { type CheckoutState, type CheckoutStep, readCheckout } from './checkout-state.ts';
import { withDeliveries } from './chosen-deliveries.ts';

const loadPayment = async (args: PageArgs) => {
  const [cards, desk] = await Promise.all([call(args, listCards), loadCardDesk(args)]);
  return { cards, desk };
};

async function preview(args: PageArgs, { addressId, deliveries, promoCode }: CheckoutState) {
  const body = {
    deliveries,
    ...(addressId ? { address_id: addressId } : {}),
    ...(promoCode ? { promo_code: promoCode } : {}),
  };
  try {
    return await call(args, previewCheckout, { body });
  } catch (error) {
    if (!(error instanceof ApiProblem) || Object.keys(deliveries).length === 0) throw error;
    // A delivery chosen in the cart may not serve this address: the shops' first ones replace it.
    return call(args, previewCheckout, { body: { ...body, deliveries: {} } });
  }
}

const openStep = (asked: CheckoutStep | undefined, hasAddress: boolean): CheckoutStep => {
  if (!hasAddress) return 'new-address';
  return asked ?? 'pay';
};

/** Everything needed to place the cart; an empty cart redirects back to itself. */
export async function loadBuyerCheckout(args: PageArgs, query: URLSearchParams) {
  // First, because it merges the visitor's cart into the account's.
  const cart = await call(args, getCart);
  keepGuestCount(args, cart);
  if (cart.cartItems.length === 0) throw redirect(cartPath);
  const asked = readCheckout(query);
  const [addresses, payment] = await Promise.all([call(args, listAddresses), loadPayment(args)]);
  const address = addresses.find(({ address_id }) => address_id === asked.addressId) ?? addresses[0];
  const { addressId: _asked, ...rest } = asked;
  const state: CheckoutState = { ...rest, ...(address ? { addressId: address.address_id } : {}) };
  const priced = await preview(args, state);
  return {
    kind: 'buyer' as const,
    merged: cart.merged,
    addresses,
    address: address ?? null,
    state,
    step: openStep(asked.step, address !== undefined),
    preview: priced,
    idempotencyKey: crypto.randomUUID(),
    ...payment,
  };
}

/** Shows visitors what they are about to buy and asks them to log in. */
export async function loadGuestCheckout(args: PageArgs, query: URLSearchParams) {
  const cart = await call(args, getCart);
  keepGuestCount(args, cart);
  if (cart.cartItems.length === 0) throw redirect(cartPath);
  const state = readCheckout(query);
  return { kind: 'guest' as const, cart: withDeliveries(cart, state.deliveries), state };
}

/** A checkout that was placed but not paid; while its stock is held, paying can be tried again. */
export async function loadRetry(args: PageArgs, checkoutId: number) {
  const checkout = await call(args, getCheckout, { params: { id: checkoutId } });
  if (checkout.status !== 'open' || checkout.payment?.status === 'succeeded')
    throw redirect(`/payment-complete-orders?checkout_id=${checkoutId}`);
  const [orders, payment] = await Promise.all([
    Promise.all(checkout.order_ids.map((id) => call(args, getOrder, { params: { id } }))),
    loadPayment(args),
  ]);
  return { kind: 'retry' as const, checkout, orders, ...payment };
}
