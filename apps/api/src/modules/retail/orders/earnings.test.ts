import { listPayouts } from '@souk/contract/modules/payments/payouts';
import { completeOrder } from '@souk/contract/modules/retail/orders';
import { getOrderEarnings, refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { addRule } from '../../payments/index.ts';
import { openReadyAccount, payOutAll } from '../../payments/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildShop, cookware } from '../testing.ts';
import { setUpOrder } from './order.testing.ts';

const everything = { sellerId: null, sellerType: null, categoryId: null, fixedCents: 0, capCents: null };

async function setUpRuled() {
  const { db } = await startApi();
  const seller = await buildShop(db);
  const rule = await db.transaction((tx) =>
    addRule(tx, {
      ...everything,
      sellerId: seller.id,
      categoryId: cookware,
      percent: 10,
      fixedCents: 30,
      capCents: 400,
    }),
  );
  return { seller, rule };
}

describe('why an order brings its seller this amount', () => {
  test('is told item by item: what was sold, the rule, per cent, fixed amount and cap', async () => {
    const { seller, rule } = await setUpRuled();
    const { asSeller, params, order } = await setUpOrder({ seller, state: 'placed', priceCents: 4_500 });

    const told = await asSeller.call(getOrderEarnings, { params });

    expect(told.basis).toMatchObject([
      {
        description: 'Copper kettle',
        amount: { cents: 4_500 },
        rule_id: rule.id,
        percent: 10,
        rule_for: { is_own: true, seller_type: null, category: expect.any(String) },
        fixed: { cents: 30 },
        cap: { cents: 400 },
        commission: { cents: 400 },
      },
      { description: 'Standard', amount: { cents: 950 }, rule_id: null, rule_for: null, percent: 5 },
    ]);
    expect(told).toMatchObject({
      is_earned: false,
      price: { cents: order.totalCents },
      commission: { cents: 448 },
      commission_gst: { cents: 45 },
      seller_gets: { cents: order.totalCents - 493 },
      steps: [{ kind: 'payment', amount: { cents: order.totalCents } }],
    });
  });

  test('adds up over its journals, and names the payout that took it', async () => {
    const set = await setUpOrder({ state: 'delivered' });
    const { db, asBuyer, asSeller, params, shop, settle } = set;
    await openReadyAccount(set, shop);
    const refund = { params, body: { amount: '5.00' as never, reason: 'Scratched' } };
    await asSeller.call(refundSellerOrder, refund);
    await asBuyer.call(completeOrder, { params });
    await payOutAll(db);
    await settle();

    const told = await asSeller.call(getOrderEarnings, { params });

    const [payout] = (await asSeller.call(listPayouts)).data;
    expect(payout?.amount).toEqual(told.seller_gets);
    expect(told.steps.map(({ kind, payout: taken }) => [kind, taken?.number ?? null])).toEqual([
      ['payment', null],
      ['refund', null],
      ['release', payout?.number],
    ]);
    expect(told.steps.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(told.seller_gets.cents);
    expect(told.refunded).toEqual({ cents: 500, currency: 'AUD' });
  });

  test('is nobody else’s to know, and before it is paid there is nothing', async () => {
    const { as, db, params, asBuyer } = await setUpOrder({ state: 'completed' });
    const pending = await setUpOrder({ state: 'pending' });

    const answers = [
      await as(await buildSeller(db)).send(getOrderEarnings, { params }),
      await as(await buildUser(db)).send(getOrderEarnings, { params }),
      await asBuyer.send(getOrderEarnings, { params }),
      await pending.asSeller.send(getOrderEarnings, { params: pending.params }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 403, 403, 404]);
  });
});
