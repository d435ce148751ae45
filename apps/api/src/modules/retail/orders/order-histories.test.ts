import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { locationsRows } from '../../locations/testing.ts';
import { cashOf, findDifferences, openReadyAccount, payOutAll } from '../../payments/testing.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';
import { buildProduct, buildShop } from '../testing.ts';
import { type Act, act, buy, doStep, goOnWithAll, type Stage } from './order-acts.testing.ts';
import { explainedOf, orderFaults } from './order-books.testing.ts';

/** Histories played on a real database; ORDER_HISTORIES sets how many. */
const histories = Number(process.env.ORDER_HISTORIES ?? 30);

/** Every history starts with orders at some stage. */
const opening = fc.record({
  token: fc.constantFrom('tok_visa', 'tok_duplicate_webhook', 'tok_chargeback', 'tok_chargeback_won'),
  steps: fc.nat(4),
});

/** A buyer and two shops: one sells two things, the other one, few of each. */
async function openStage(api: TestApi, admin: { id: number }) {
  const { db } = api;
  const buyer = await buildUser(db);
  const shops = [await buildShop(db), await buildShop(db)];
  for (const shop of shops) await openReadyAccount(api, shop);
  const address = (await locationsRows['locations.address']?.({ db, owner: buyer, named: {} })) ?? 0;
  const variantIds: number[] = [];
  for (const [index, priceCents] of [1_990, 4_500, 12_345].entries()) {
    const seller = shops[index % 2];
    if (!seller) throw new Error('there are two shops');
    const { variants } = await buildProduct(db, { seller, stock: 4, priceCents });
    variantIds.push(variants[0]?.id ?? 0);
  }
  const [first] = shops;
  if (!first) throw new Error('there are two shops');
  const form = { code: 'GIFT1', percent: undefined, amount: 10_000_000, min_total: null, uses_max: null };
  await createPromoCode(db, first, { ...form, starts_at: undefined, ends_at: null, is_active: undefined });
  const gift = { code: 'GIFT1', sellerId: first.id };
  const stage: Stage = { api, admin, buyer, address, variantIds, gift, checkoutIds: [] };
  return { stage, shops };
}

async function play(stage: Stage, acts: readonly Act[]): Promise<void> {
  const { db, advance, settle } = stage.api;
  for (const [step, one] of acts.entries()) {
    if (one.do === 'buy') await buy(stage, one);
    else if (one.do === 'wait') await advance(hoursMs(one.hours));
    else if (one.do === 'pay-out') await payOutAll(db);
    else await doStep(stage, one, step);
  }
  await settle();
  // Long enough for every timer of an order and its returns, and for retried refunds.
  for (const days of [6, 15, 15, 30]) await advance(daysMs(days));
  await payOutAll(db);
  // Payouts may be returned after two days; a provider that did not answer is asked again within the hour.
  for (const hours of [72, 2, 2]) await advance(hoursMs(hours));
}

test(
  'random histories of orders leave stock, money, invoices and their explanations in agreement',
  async () => {
    const api = await startApi();
    const { db } = api;
    const admin = await buildUser(db, { isAdmin: true });

    await fc.assert(
      fc.asyncProperty(
        opening,
        fc.array(act, { minLength: 4, maxLength: 20 }),
        async ({ token, steps }, acts) => {
          const { stage, shops } = await openStage(api, admin);
          await buy(stage, { do: 'buy', quantities: [2, 2, 1], token, isGift: false });
          await goOnWithAll(stage, steps);
          await play(stage, acts);

          expect(await findDifferences(db)).toEqual([]);
          const { oursCents, providersCents } = await cashOf(db);
          expect(oursCents).toBe(providersCents);
          expect(await orderFaults(db)).toEqual({});
          for (const { id } of shops) {
            const { paidCents, explainedCents, unsound } = await explainedOf(db, id);
            expect(unsound).toEqual([]);
            expect(paidCents).toBe(explainedCents);
          }
        },
      ),
      { numRuns: histories, endOnFailure: true },
    );
  },
  60_000 + histories * 5_000,
);
