import { addCard } from '@souk/contract/modules/payments/methods';
import { payAdBoost } from '@souk/contract/modules/promotions/boosts';
import { paySubscription } from '@souk/contract/modules/promotions/subscriptions';
import { payCheckout } from '@souk/contract/modules/retail/checkouts';
import { expect, test } from 'vitest';
import { Recorder } from '../../../../tools/bench/recorder.ts';
import { buildAd } from '../modules/classifieds/testing.ts';
import { buildUser } from '../modules/identity/testing.ts';
import { planNamed } from '../modules/promotions/testing.ts';
import { buildOrder } from '../modules/retail/testing.ts';
import { buildSeller } from '../modules/sellers/testing.ts';
import type { Client } from './client.ts';
import { startApi } from './start-api.ts';

const recorder = new Recorder();

/** How often a call looks up what the saved card is. */
async function lookUpsOf(make: () => Promise<unknown>): Promise<number> {
  await recorder.settle();
  recorder.begin();
  await make();
  await recorder.settle();
  const statements = recorder.waves.flat().map(({ text }) => text);
  return statements.filter((text) => /^select.*from "payments"."methods"/s.test(text)).length;
}

const saveCard = async (client: Client) =>
  (await client.call(addCard, { body: { stripeToken: 'tok_visa' } as never })).id;

test('what a payment is charged to is looked up once, whatever is paid for', async () => {
  const { as, db } = await startApi();
  const [buyer, owner] = [await buildUser(db), await buildUser(db)];
  const seller = await buildSeller(db);
  const { order } = await buildOrder(db, { buyer, state: 'pending' });
  const ad = await buildAd(db, { owner });
  const plan = await planNamed(db, 'Plus');
  const byCard = async (client: Client) =>
    ({ payment_method: 'card', card_id: await saveCard(client) }) as const;
  const [ofBuyer, ofOwner, ofSeller] = [
    await byCard(as(buyer)),
    await byCard(as(owner)),
    await byCard(as(seller)),
  ];

  const lookUps = [
    await lookUpsOf(() => as(buyer).call(payCheckout, { body: { order_ids: [order.id], ...ofBuyer } })),
    await lookUpsOf(() =>
      as(owner).call(payAdBoost, {
        body: { classified_id: ad.id, boost: 'premium', days: 7, ...ofOwner } as never,
      }),
    ),
    await lookUpsOf(() => as(seller).call(paySubscription, { body: { plan_id: plan.id, ...ofSeller } })),
  ];

  expect(lookUps).toEqual([1, 1, 1]);
});
