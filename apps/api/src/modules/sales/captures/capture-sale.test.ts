import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { cashOf, findDifferences } from '../../payments/testing.ts';
import { authoriseThenCapture } from '../plans/plan.rules.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { lockSale } from '../sales/sale.queries.ts';
import { listPaidParts } from '../sales/sale-parts.queries.ts';
import { buildSale, payDeposit, saleFaults, toldOf } from '../testing.ts';
import { captureSale } from './capture-sale.ts';
import { voidSale } from './void-sale.ts';

/** A sale whose payment is authorised. */
async function setUpAuthorised() {
  const api = await startApi();
  const { db, settle } = api;
  const built = await buildSale(db, { plan: authoriseThenCapture });
  await payDeposit(db, built.sale);
  await settle();
  const parts = async () => listPaidParts(db, await built.now());
  const capture = (cents?: number) =>
    db.transaction(async (tx) => captureSale(tx, await lockSale(tx, built.sale.id), cents));
  const prove = async () => {
    expect(await saleFaults(db)).toEqual({});
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  };
  return { ...api, ...built, parts, capture, prove };
}

describe('an authorised sale', () => {
  test('begins before any money is there, and its money is held once it is captured', async () => {
    const { db, sale, parts, capture, settle, prove } = await setUpAuthorised();
    expect(toldOf(sale)).toEqual(['placed']);
    expect(await parts()).toEqual([]);
    const refund = {
      cents: 1,
      reason: 'Test',
      key: `test:${sale.id}`,
      by: 'seller',
      byUserId: null,
    } as const;
    await expect(db.transaction((tx) => refundSale(tx, sale, refund))).rejects.toMatchObject({
      code: 'refund-too-large',
    });

    await capture();
    await settle();

    expect(toldOf(sale)).toEqual(['placed', 'captured']);
    expect((await parts()).map(({ cents }) => cents)).toEqual([10_000]);
    await prove();
  });

  test('of which a part is captured owes nothing more', async () => {
    const { now, parts, capture, settle, prove } = await setUpAuthorised();

    await capture(2_500);
    await settle();

    expect((await parts()).map(({ cents }) => cents)).toEqual([2_500]);
    expect(await now()).toMatchObject({ waivedCents: 7_500 });
    await prove();
  });

  test('that is voided is never paid', async () => {
    const { db, sale, now, parts, capture, settle, prove } = await setUpAuthorised();

    await db.transaction(async (tx) => voidSale(tx, await lockSale(tx, sale.id)));
    await settle();

    expect(await parts()).toEqual([]);
    expect(await now()).toMatchObject({ waivedCents: 10_000 });
    await expect(capture()).rejects.toMatchObject({ code: 'payment-move-not-allowed' });
    await prove();
  });

  test('tells its trade when the authorisation has run out', async () => {
    const { sale, now, advance, prove } = await setUpAuthorised();

    await advance(daysMs(7));

    expect(toldOf(sale)).toEqual(['placed', 'authorisation-expired']);
    expect(await now()).toMatchObject({ waivedCents: 10_000 });
    await prove();
  });
});
