import { payAdBoost } from '@souk/contract/modules/promotions/boosts';
import { paySubscription } from '@souk/contract/modules/promotions/subscriptions';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { Recorder } from '../../../../tools/bench/recorder.ts';
import { buildAd } from '../modules/classifieds/testing.ts';
import { buildUser } from '../modules/identity/testing.ts';
import { payments } from '../modules/payments/index.ts';
import { planNamed } from '../modules/promotions/testing.ts';
import { buildSeller } from '../modules/sellers/testing.ts';
import { startApi } from './start-api.ts';

const recorder = new Recorder();

type Api = Awaited<ReturnType<typeof startApi>>;

/** Calls that pay, each with a payer who may make it. */
const calls = {
  'A boost': async ({ db, as }: Api) => {
    const payer = await buildUser(db);
    const ad = await buildAd(db, { owner: payer });
    return {
      payer,
      client: as(payer),
      endpoint: payAdBoost,
      fields: { classified_id: ad.id, boost: 'premium', days: 14 },
    };
  },
  'A subscription': async ({ db, as }: Api) => {
    const payer = await buildSeller(db);
    const plan = await planNamed(db, 'Plus');
    return { payer, client: as(payer), endpoint: paySubscription, fields: { plan_id: plan.id } };
  },
};

async function setUp(build: (typeof calls)[keyof typeof calls]) {
  const api = await startApi();
  const { payer, client, endpoint, fields } = await build(api);
  const pay = (stripeToken: string, key = 'pay-once') =>
    client.send(
      endpoint as Endpoint,
      {
        body: { ...fields, payment_method: 'card', stripeToken },
        headers: { 'idempotency-key': key },
      } as never,
    );
  const listPayments = (): Promise<{ id: number; state: string }[]> =>
    api.db
      .select({ id: payments.id, state: payments.state })
      .from(payments)
      .where(and(eq(payments.payerId, payer.id)));
  return { pay, listPayments };
}

describe.each(Object.entries(calls))('%s that is paid under a key', (_name, build) => {
  test('is on record before the card is charged, and so survives the end of this process', async () => {
    const { pay } = await setUp(build);
    await recorder.settle();
    recorder.begin();

    await pay('tok_visa');

    await recorder.settle();
    const texts = recorder.waves.flat().map(({ text }) => text);
    const opened = texts.findIndex(
      (text) => text.includes('"payments"."payments"') && text.includes('insert'),
    );
    const charged = texts.findIndex((text) => text.startsWith('insert into "simulated"."charges"'));
    expect(opened).toBeGreaterThanOrEqual(0);
    expect(charged).toBeGreaterThan(opened);
    expect(texts.slice(opened, charged)).toContain('commit');
  });

  test('is charged once, however often and how fast it is repeated', async () => {
    const { pay, listPayments } = await setUp(build);

    const answers = await Promise.all([pay('tok_visa'), pay('tok_visa'), pay('tok_visa')]);
    answers.push(await pay('tok_visa'));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listPayments()).toMatchObject([{ state: 'succeeded' }]);
  });

  test('stays on record when it is refused, and can be tried under its key with another card', async () => {
    const { pay, listPayments } = await setUp(build);

    const refused = await pay('tok_declined');
    const paid = await pay('tok_visa');

    expect(refused.envelope).toMatchObject({ status: 422, data: { status: 'failed' } });
    expect(paid.status).toBe(200);
    const states = (await listPayments()).map(({ state }) => state).sort();
    expect(states).toEqual(['failed', 'succeeded']);
  });

  test('is refused where the key stands for something else', async () => {
    const { pay } = await setUp(build);
    await pay('tok_visa');

    const { envelope } = await pay('tok_mastercard');

    expect(envelope).toMatchObject({ data: { code: 'idempotency-key-reused' } });
  });
});
