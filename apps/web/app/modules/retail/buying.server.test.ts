import { getViewer } from '@souk/contract/modules/identity/sessions';
import { addToCart } from '@souk/contract/modules/retail/carts';
import { compareProducts } from '@souk/contract/modules/retail/comparison';
import { getRetailProduct, listPrices } from '@souk/contract/modules/retail/product-lists';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { backOf, keepGuestCount } from './cart-page.server.ts';
import { loadComparison } from './load-comparison.server.ts';
import { findProduct, getProduct, loadBeside } from './load-product.server.ts';
import { action as add } from './pages/add-to-cart.tsx';

const ok = (data: unknown) => ({ body: { data, message: 'Done.' } });
const gone = (status: number) => ({ status, body: { message: 'Gone' } });

async function at(address: string, answers: object = {}, init: RequestInit = {}) {
  const request = new Request(`http://souk.test${address}`, init);
  const { args, calls, state } = await buildPageArgs(request, answers as never);
  return { args: { ...args, url: new URL(request.url) }, calls, state };
}
const outcomeOf = (loading: Promise<unknown>) => loading.catch((thrown: unknown) => thrown);
const leadsTo = async (loading: Promise<unknown>) => {
  const outcome = await outcomeOf(loading);
  return outcome instanceof Response ? outcome.headers.get('location') : undefined;
};
const post = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('a product of a page', () => {
  test.each([
    [410, 'gone'],
    [404, 'missing'],
  ])('that is refused with %i is %s, and a page that acts on it answers the same', async (status, found) => {
    const answers = { [getRetailProduct.path]: gone(status) };

    expect(await findProduct((await at('/cup', answers)).args, 7)).toBe(found);
    expect(await outcomeOf(getProduct((await at('/cup', answers)).args, '7'))).toMatchObject({
      init: { status },
    });
  });

  test('is not looked for by what is no number', async () => {
    const { args, calls } = await at('/cup');

    for (const id of [undefined, 'x', '0', '-1', '1.5'])
      expect(await outcomeOf(getProduct(args, id))).toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  });

  test('is asked for with the place and the variant of the address, if that is one', async () => {
    const { args, calls } = await at('/cup', { [getRetailProduct.path]: ok({ id: 7 }) });
    await findProduct(args, 7, { location: 'Newtown', variant: '12' });
    await findProduct(args, 7, { location: '', variant: 'x' });

    expect(calls.map(({ body }) => body)).toEqual([
      { id: 7, location: 'Newtown', variant_id: 12 },
      { id: 7 },
    ]);
  });

  test('stands without its reviews and prices where those cannot be loaded', async () => {
    const product = { id: 7, kind: 'retail.product', category_id: 4, variants: [{ id: 5, options: {} }] };
    const { args } = await at('/cup?location=%20Newtown%20', { '/slug-categories': ok([]) });

    expect(await loadBeside(args, product as never)).toMatchObject({
      reviews: null,
      prices: [],
      variantId: 5,
      place: 'Newtown',
    });
  });
});

describe('comparing products', () => {
  const product = (id: number) => ({
    id,
    title: `P${id}`,
    path: `/p${id}`,
    images: [],
    attributes: [],
    similar: [
      { id: 9, kind: 'retail.product' },
      { id, kind: 'retail.product' },
      { id: 8, kind: 'classifieds.ad' },
    ],
  });
  const compared = async (ids: string, answers: object) =>
    loadComparison((await at('/compare-product', answers)).args, ids);

  test('begins with one product, and offers others of its kind that are not in it', async () => {
    expect(await compared('7', { [getRetailProduct.path]: ok(product(7)) })).toMatchObject({
      comparison: { products: [{ id: 7 }] },
      toAdd: [{ id: 9 }],
      hasRoom: true,
    });
  });

  test('drops what can no longer be seen from the address', async () => {
    const answers = {
      [compareProducts.path]: ok({ products: [product(1), product(2)], rows: [] }),
      [getRetailProduct.path]: gone(404),
    };

    expect(await leadsTo(compared('1-2-3', answers))).toContain('1-2');
    expect(await leadsTo(compared('1-2-2', answers))).toBeUndefined();
  });

  test.each(['', 'x', '1-x'])('of “%s” is not found', async (ids) => {
    expect(await outcomeOf(compared(ids, {}))).toMatchObject({ init: { status: 404 } });
  });
});

describe('putting something into the cart', () => {
  const fields = { item_id: '7', variant_id: '5', quantity: '1', _back: '/cup' };
  const added = { [addToCart.path]: ok({ is_guest: true, cart_count: 2 }) };

  async function put(more: Record<string, string> = {}, answers: object = added) {
    const { args, state } = await at('/cart/add', answers, post({ ...fields, ...more }));
    const outcome = await add(args as never);
    return {
      to: (outcome as Response).headers.get('location'),
      cookies: decodeURIComponent(state.setCookies.join('\n')),
    };
  }

  test('leads back with a way to the cart, or on to the checkout', async () => {
    const { to, cookies } = await put();

    expect(to).toBe('/cup');
    expect(cookies).toContain('See the cart');
    expect((await put({ _back: '/cart' })).cookies).not.toContain('See the cart');
    expect((await put({ _next: 'checkout' })).to).toBe('/retail-checkout');
  });

  test('tells the header of a visitor, and says why it was refused', async () => {
    expect((await put()).cookies).toContain('souk_cart_count=2');
    const refused = await put(
      {},
      { [addToCart.path]: { status: 422, body: { error: 'Only 1 left.', message: 'No' } } },
    );
    expect(refused.to).toBe('/cup');
    expect(refused.cookies).toContain('Only 1 left.');
    expect(refused.cookies).not.toContain('souk_cart_count');
  });

  test('returns to this site only, by default to the cart', () => {
    const form = (back?: string) => {
      const data = new FormData();
      if (back !== undefined) data.set('_back', back);
      return data;
    };

    expect(backOf(form())).toBe('/cart');
    expect(backOf(form('/cup'))).toBe('/cup');
    expect(backOf(form('https://evil.test'))).toBe('/');
  });

  test('clears the count of a visitor once they are signed in', async () => {
    const { args, state } = await at('/cart');
    keepGuestCount(args, { is_guest: false, cart_count: 4 });

    expect(state.setCookies.join()).toContain('souk_cart_count=0');
  });
});

test('nothing of a shop is put into the cart of a business [B-034]', async () => {
  const business = { [getViewer.path]: ok({ user_id: 1, seller_type: 'job' }) };
  const { args } = await at('/cart/add', business, {
    ...post({ item_id: '7' }),
    headers: { cookie: 'sid=1' },
  });

  expect(await leadsTo(add(args as never))).toBe('/un-authorize');
});

test('prices are asked for by the variant that is shown', async () => {
  const variants = [
    { id: 5, options: {} },
    { id: 6, options: {} },
  ];
  const { args, calls } = await at('/cup?variant=6', {
    '/slug-categories': ok([]),
    [listPrices.path]: ok({ prices: [{ since: 'x' }] }),
  });
  const beside = await loadBeside(args, { id: 7, kind: 'retail.product', category_id: 4, variants } as never);

  expect(beside.prices).toHaveLength(1);
  expect(calls.find(({ endpoint }) => endpoint.path === listPrices.path)?.path).toContain('6');
});
