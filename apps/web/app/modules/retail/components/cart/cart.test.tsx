import type { Cart, CartItem, CartMerge, CartGroup as Group } from '@souk/contract/modules/retail/carts';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { CartLine, SavedLine } from './cart-line.tsx';
import { CartMerged } from './cart-merge.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PostageNotes } from './postage-notes.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const item = {
  item_id: 5,
  title: 'Blue cup',
  options: {},
  image: null,
  path: '/cup',
  quantity: 2,
  unit_price: money(1000),
  was_price: null,
  line_total: money(2000),
  available: true,
  free: 4,
  notes: [],
};
const itemWith = (changes: object) => ({ ...item, ...changes }) as unknown as CartItem;
const line = (changes: object = {}) => renderAt('/cart', <CartLine item={itemWith(changes)} back="/cart" />);
const saved = (changes: object = {}) =>
  renderAt('/cart', <SavedLine item={itemWith(changes)} back="/cart" />);

describe('a line of the cart', () => {
  test('costs its sum, and says each price only of several pieces', async () => {
    expect(wordsOf(await line())).toContain('$10.00 each');
    expect(wordsOf(await line({ quantity: 1, line_total: money(1000) }))).not.toContain('each');
  });

  test('shows what it was before only where that was more', async () => {
    expect(wordsOf(await line({ was_price: money(1500) }))).toContain('was $30.00');
    expect(wordsOf(await line({ was_price: money(1000) }))).not.toContain('was');
  });

  test.each([
    [{ available: true, free: 4 }, true],
    [{ available: true, free: 0 }, false],
    [{ available: false, free: 4 }, false],
  ])('can be counted only while it can be bought: %o', async (changes, isCounted) => {
    const rendered = await line(changes);

    expect(rendered.includes('name="quantity" ')).toBe(isCounted);
    expect(wordsOf(rendered)).toMatch(/Save for later.*Remove/);
  });

  test.each([
    [4, 2, 4],
    [500, 2, 99],
    [1, 3, 3],
  ])('of which %i are free counts from %i up to %i', async (free, quantity, max) => {
    expect(await line({ free, quantity })).toContain(`max="${max}"`);
  });

  test('that is saved comes back only while it can be bought', async () => {
    expect(wordsOf(await saved())).toContain('Move to cart');
    for (const gone of [{ available: false }, { free: 0 }]) {
      const words = wordsOf(await saved(gone));
      expect(words).toContain('Not available at the moment');
      expect(words).not.toContain('Move to cart');
    }
  });
});

describe('what has changed since the buyer saw it', () => {
  const noted = async (note: object) =>
    wordsOf(await renderAt('/cart', <CartNotes item={{ notes: [note] } as unknown as CartItem} />));
  const postage = async (to: object | null) => {
    const notes = [{ method: 'Parcel', from: money(900), to }] as unknown as Group['notes'];
    return wordsOf(await renderAt('/cart', <PostageNotes notes={notes} />));
  };

  test.each([
    [{ kind: 'gone' }, 'It is no longer sold.'],
    [{ kind: 'stock-short', free: 3 }, 'Only 3 left.'],
    [{ kind: 'stock-short', free: 0 }, 'Sold out.'],
    [
      { kind: 'price-changed', from: money(900), to: money(800) },
      'The price has come down from $9.00 to $8.00.',
    ],
    [
      { kind: 'price-changed', from: money(800), to: money(900) },
      'The price has gone up from $8.00 to $9.00.',
    ],
  ])('%o reads %s', async (note, words) => {
    expect(await noted(note)).toBe(words);
  });

  test('is told of the postage too', async () => {
    expect(await postage(null)).toBe('Parcel is no longer offered.');
    expect(await postage(money(500))).toBe('Parcel has come down from $9.00 to $5.00.');
    expect(await postage(money(1200))).toBe('Parcel has gone up from $9.00 to $12.00.');
  });
});

describe('a visitor’s cart after the login', () => {
  const merged = async (...rows: object[]) =>
    wordsOf(await renderAt('/cart', <CartMerged merged={rows as unknown as CartMerge[]} />));

  test.each([
    [null, 'Blue cup: 1 piece'],
    ['stock', 'that is all that is left'],
    ['limit', 'that is the most you can order at once'],
    ['own', 'it is your own product and was left out'],
    ['full', 'the cart is full, it was left out'],
    ['gone', 'it is no longer on sale and was left out'],
  ])('says how it was merged: %s', async (capped, words) => {
    expect(await merged({ item_id: 5, title: 'Blue cup', quantity: 1, capped })).toContain(words);
  });

  test('says nothing where nothing came along', async () => {
    expect(await merged()).toBe('');
  });
});

describe('the summary of the cart', () => {
  const cart = {
    cartItems: [{ quantity: 2 }, { quantity: 1 }],
    groups: [
      {
        chosen: 'parcel',
        deliveries: [
          { method: 'parcel', is_from: false },
          { method: 'x', is_from: true },
        ],
      },
    ],
    sub_total: money(3000),
    postage: money(0),
    total: money(3000),
    gst: money(273),
    needs_acceptance: false,
  };
  const summary = (changes: object = {}, isGstExact = true) =>
    renderAt(
      '/cart',
      <CartSummary
        cart={{ ...cart, ...changes } as unknown as Cart}
        checkoutPath="/retail-checkout"
        isGstExact={isGstExact}
      />,
    );

  test('counts pieces, not lines, and says free for a postage of nothing', async () => {
    const words = wordsOf(await summary());

    expect(words).toContain('Items (3) $30.00');
    expect(words).toContain('Delivery Free');
    expect(wordsOf(await summary({ postage: money(900) }))).toContain('Delivery $9.00');
  });

  test('says from where the chosen delivery still depends on the place', async () => {
    const groups = [{ chosen: 'x', deliveries: cart.groups[0]?.deliveries }];

    expect(wordsOf(await summary({ groups }))).toContain('Delivery, from');
    expect(wordsOf(await summary())).not.toContain('Delivery, from');
  });

  test('leads to the checkout once all changes are accepted', async () => {
    const waiting = await summary({ needs_acceptance: true });

    expect(linksIn(await summary())).toEqual({ 'Go to checkout': '/retail-checkout' });
    expect(linksIn(waiting)).toEqual({});
    expect(wordsOf(waiting)).toContain('Accept the changes to continue to checkout.');
  });

  test('names the tax to the cent only while it is exact', async () => {
    expect(wordsOf(await summary())).toContain('Includes $2.73 GST');
    expect(wordsOf(await summary({}, false))).toContain('Includes GST');
    expect(wordsOf(await summary({ gst: money(0) }, false))).not.toContain('GST');
  });
});

test('an empty cart offers the login to visitors only', async () => {
  const login = { 'Log in': '/login?back=%2Fcart' };

  expect(linksIn(await renderAt('/cart', <EmptyCart isGuest />))).toMatchObject(login);
  expect(linksIn(await renderAt('/cart', <EmptyCart isGuest={false} />))).not.toMatchObject(login);
});
