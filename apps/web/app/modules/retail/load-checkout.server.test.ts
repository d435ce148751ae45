import { listAddresses } from '@souk/contract/modules/locations/addresses';
import { listCards, startCardSetup } from '@souk/contract/modules/payments/methods';
import { getCart } from '@souk/contract/modules/retail/carts';
import { getCheckout, previewCheckout } from '@souk/contract/modules/retail/checkouts';
import { getOrder } from '@souk/contract/modules/retail/orders';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { loadBuyerCheckout, loadGuestCheckout, loadRetry } from './load-checkout.server.ts';

const ok = (data: unknown) => ({ body: { data } });
const none = { cents: 0, currency: 'AUD' };
const cart = {
  postage: none,
  total: none,
  cartItems: [{ item_id: 1 }],
  merged: [],
  groups: [],
  is_guest: false,
  cart_count: 1,
};
const answers = {
  [getCart.path]: ok(cart),
  [listAddresses.path]: ok([{ address_id: 4 }, { address_id: 5 }]),
  [listCards.path]: ok([]),
  [startCardSetup.path]: ok({ publishable_key: 'simulated' }),
  [previewCheckout.path]: ok({ total: { cents: 100, currency: 'AUD' } }),
  [getOrder.path]: ok({ order_id: 12 }),
};
const leadsTo = async (loading: Promise<unknown>) => {
  const thrown = await loading.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : thrown;
};
const buyer = async (query: string, more: object = {}) => {
  const { args, calls, state } = await buildPageArgs(buildRequest(), { ...answers, ...more });
  return { loading: loadBuyerCheckout(args, new URLSearchParams(query)), calls, state };
};

describe('the checkout of a buyer', () => {
  test.each([
    ['', 4],
    ['address_id=5', 5],
    ['address_id=99', 4],
  ])('is delivered for “%s” to address %i', async (query, address_id) => {
    const { loading, calls } = await buyer(query);

    expect(await loading).toMatchObject({ address: { address_id }, step: 'pay' });
    expect(calls.find(({ endpoint }) => endpoint.path === previewCheckout.path)?.body).toMatchObject({
      address_id,
    });
  });

  test('opens the step of its address, but asks for an address first where there is none', async () => {
    const nowhere = { [listAddresses.path]: ok([]) };

    expect(await (await buyer('step=delivery')).loading).toMatchObject({ step: 'delivery' });
    expect(await (await buyer('step=delivery', nowhere)).loading).toMatchObject({
      step: 'new-address',
      address: null,
    });
  });

  test('returns to the cart while that is empty', async () => {
    const empty = { [getCart.path]: ok({ ...cart, cartItems: [] }) };

    expect(await leadsTo((await buyer('', empty)).loading)).toBe('/cart');
  });

  test('takes the first deliveries of the shops where the chosen ones do not serve the address', async () => {
    const refused = { status: 422, body: { message: 'Not there' } };
    const more = { [previewCheckout.path]: [refused, ok({ total: null })] };
    const { loading, calls } = await buyer('deliveries[2]=parcel', more);
    await loading;

    const tried = calls
      .filter(({ endpoint }) => endpoint.path === previewCheckout.path)
      .map(({ body }) => body);
    expect(tried).toMatchObject([{ deliveries: { 2: 'parcel' } }, { deliveries: {} }]);
  });

  test('does not hide a refusal that the deliveries did not cause', async () => {
    const more = { [previewCheckout.path]: { status: 422, body: { message: 'Not there' } } };
    const { loading } = await buyer('', more);

    await expect(loading).rejects.toMatchObject({ status: 422 });
  });

  test('clears what a visitor’s header counted', async () => {
    const { loading, state } = await buyer('');
    await loading;

    expect(state.setCookies.join()).toContain('souk_cart_count=0');
  });
});

describe('the checkout of a visitor', () => {
  const guest = async (of: object) => {
    const { args } = await buildPageArgs(buildRequest(), { [getCart.path]: ok(of) });
    return loadGuestCheckout(args, new URLSearchParams('promo_code=TEA5'));
  };

  test('keeps what was chosen for after the login, and needs something in the cart', async () => {
    expect(await guest({ ...cart, is_guest: true })).toMatchObject({
      kind: 'guest',
      state: { promoCode: 'TEA5' },
    });
    expect(await leadsTo(guest({ ...cart, cartItems: [] }))).toBe('/cart');
  });
});

describe('paying again', () => {
  const retry = async (of: object) => {
    const { args } = await buildPageArgs(buildRequest(), { ...answers, [getCheckout.path]: ok(of) });
    return loadRetry(args, 5);
  };

  test('is for what is open and not paid', async () => {
    const open = { checkout_id: 5, status: 'open', order_ids: [12], payment: { status: 'failed' } };

    expect(await retry(open)).toMatchObject({ kind: 'retry', orders: [{ order_id: 12 }] });
    expect(await retry({ ...open, payment: null })).toMatchObject({ kind: 'retry' });
    for (const over of [{ status: 'expired' }, { status: 'paid' }, { payment: { status: 'succeeded' } }])
      expect(await leadsTo(retry({ ...open, ...over }))).toBe('/payment-complete-orders?checkout_id=5');
  });
});
