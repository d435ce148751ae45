import { addToCart } from '@souk/contract/modules/retail/carts';
import * as contract from '@souk/contract/modules/retail/checkouts';
import { createPromoCode } from '@souk/contract/modules/retail/promo-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashOf, findDifferences } from '../../payments/testing.ts';
import { orderFaults } from '../orders/order-books.testing.ts';
import { buildProduct, buildShop } from '../testing.ts';
import { payBody, setUpCheckout } from './checkout.testing.ts';

/** A cart of one piece for $45.00 that is collected, and a code of its shop that takes so much off. */
async function setUpCode(off: { amount?: string; percent?: number }, priceCents = 4_500) {
  const checkout = await setUpCheckout({ priceCents });
  const { as, shop, body } = checkout;
  await as(shop).call(createPromoCode, { body: { code: 'NEARLY1', ...off } });
  return {
    ...checkout,
    wanted: { ...body, deliveries: { [shop.id]: 'pickup' }, promo_code: 'NEARLY1' },
  };
}

describe('a code that leaves less than a card can be charged', () => {
  test.each([
    ['44.51', 50, 1],
    ['44.99', 50, 49],
    ['44.50', 50, 0],
    ['44.00', 100, 0],
    ['45.00', 0, 0],
    ['99.00', 0, 0],
  ])('of $%s takes only so much that %i cents remain', async (amount, total, keptBack) => {
    const { client, wanted } = await setUpCode({ amount });

    const preview = await client.call(contract.previewCheckout, { body: wanted });
    const checkout = await client.call(contract.placeOrders, { body: wanted });

    expect(preview).toMatchObject({
      total: { cents: total },
      discount: { cents: 4_500 - total },
      promo: { discount: { cents: 4_500 - total }, kept_back: { cents: keptBack } },
    });
    expect(checkout.total.cents).toBe(total);
    expect(checkout.payment?.amount.cents ?? 0).toBe(total);
  });

  test('is paid by card, and every book is right', async () => {
    const { db, client, wanted, settle } = await setUpCode({ percent: 90 }, 400);

    const { order_ids } = await client.call(contract.placeOrders, { body: wanted });
    const payment = await client.call(contract.payCheckout, payBody(order_ids));
    await settle();

    expect(payment).toMatchObject({ status: 'succeeded', amount: { cents: 50 } });
    expect(await findDifferences(db)).toEqual([]);
    expect(await orderFaults(db)).toEqual({});
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  });

  test('takes all that it is worth where another shop of the checkout is paid as well', async () => {
    const { db, client, wanted } = await setUpCode({ amount: '44.80' });
    const other = await buildProduct(db, { seller: await buildShop(db), priceCents: 1_000 });
    await client.call(addToCart, { body: { item_id: other.id } });

    const { promo, discount } = await client.call(contract.previewCheckout, { body: wanted });

    expect(discount.cents).toBe(4_480);
    expect(promo?.kept_back.cents).toBe(0);
  });

  test('never leaves such a rest, whatever it is worth', async () => {
    const { client, as, shop, wanted } = await setUpCode({ amount: '1.00' });
    const codes = fc
      .integer({ min: 4_440, max: 4_520 })
      .map((cents) => ({ amount: (cents / 100).toFixed(2) }));
    let made = 0;

    await fc.assert(
      fc.asyncProperty(codes, async (off) => {
        made += 1;
        const code = `NEAR${100 + made}`;
        await as(shop).call(createPromoCode, { body: { code, ...off } });
        const body = { ...wanted, promo_code: code };
        const { total } = await client.call(contract.previewCheckout, { body });
        expect(total.cents === 0 || total.cents >= 50).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('an order that costs less than a card can be charged', () => {
  const tooSmall = {
    status: 423,
    fields: { payment_method: ['The smallest amount you can pay by card is $0.50.'] },
  };

  test('is refused by card before anything is placed, and can be paid by another way', async () => {
    const { client, shop, body, settle } = await setUpCheckout({ priceCents: 30 });
    const wanted = { ...body, deliveries: { [shop.id]: 'pickup' } };

    const byCard = client.call(contract.placeOrders, { body: { ...wanted, payment_method: 'card' } });
    await expect(byCard).rejects.toMatchObject(tooSmall);
    const placed = await client.call(contract.placeOrders, { body: { ...wanted, payment_method: 'paypal' } });
    const again = client.call(contract.payCheckout, payBody(placed.order_ids));
    await expect(again).rejects.toMatchObject(tooSmall);
    const paying = { order_ids: placed.order_ids, payment_method: 'paypal' } as const;
    const payment = await client.call(contract.payCheckout, { body: paying });
    await settle();

    expect(payment).toMatchObject({ amount: { cents: 30 }, status: 'requires-action' });
  });
});
