import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, fromNow, hoursMs, minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { proveStock } from '../../availability/testing.ts';
import { cashOf, findDifferences } from '../../payments/testing.ts';
import { captureSale } from '../captures/capture-sale.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { recordArrived } from '../instalments/record-arrived.ts';
import { listLinesOf } from '../lines/line.queries.ts';
import { authoriseThenCapture, depositAndRest, type PaymentPlan } from '../plans/plan.rules.ts';
import { lockSale } from '../sales/sale.queries.ts';
import { listPaidParts } from '../sales/sale-parts.queries.ts';
import { buildSale, payDeposit, payNext, saleFaults } from '../testing.ts';
import { type Cancellation, cancelSale } from './cancel-sale.ts';
import type { CancellationPolicy, Canceller } from './cancellation.rules.ts';
import { quoteCancellation } from './quote-cancellation.ts';

const policy: CancellationPolicy = {
  steps: [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  feeCents: 500,
  noShowPercent: 0,
};

/** A paid sale of two lines that starts in ten days. */
async function setUpSale(plan?: PaymentPlan) {
  const api = await startApi();
  const { db, settle } = api;
  const wanted = { cancellation: policy, startsAt: fromNow(daysMs(10)), cents: [7_001, 2_999] };
  const built = await buildSale(db, plan ? { ...wanted, plan } : wanted);
  await payDeposit(db, built.sale);
  await settle();
  const quote = async (by: Canceller = 'buyer') => quoteCancellation(db, await built.now(), by);
  const cancel = (changes: Partial<Cancellation> = {}) =>
    db.transaction(async (tx) =>
      cancelSale(tx, await lockSale(tx, built.sale.id), {
        by: 'buyer',
        byUserId: built.sale.buyerId,
        reason: 'Ill',
        ...changes,
      }),
    );
  const prove = async () => {
    expect(await saleFaults(db)).toEqual({});
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  };
  return { ...api, ...built, quote, cancel, prove };
}

describe('cancelling a sale', () => {
  test.each([
    ['days before', daysMs(5), 9_500],
    ['the day before', daysMs(9) - hoursMs(1), 4_500],
    ['an hour before', daysMs(10) - hoursMs(1), 0],
  ])('%s pays back exactly what was quoted', async (_when, waitMs, refundCents) => {
    const { db, sale, advance, quote, cancel, settle, now, prove } = await setUpSale();
    await advance(waitMs);
    const quoted = await quote();
    expect(quoted.refundCents).toBe(refundCents);

    const cancelled = await cancel({ quotedCents: quoted.refundCents });
    await settle();

    expect(cancelled).toEqual(quoted);
    expect(await now()).toMatchObject({ refundedCents: refundCents });
    const [part] = await listPaidParts(db, sale);
    expect(part).toMatchObject({ refundedCents: refundCents });
    expect(part?.releasedAt).not.toBeNull();
    const lines = await listLinesOf(db, [sale.id]);
    expect(lines.reduce((sum, line) => sum + line.refundedCents, 0)).toBe(refundCents);
    await prove();
  });

  test('is refused once less would come back than was quoted', async () => {
    const { advance, quote, cancel, now } = await setUpSale();
    const quoted = await quote();
    await advance(daysMs(9) - hoursMs(1));

    await expect(cancel({ quotedCents: quoted.refundCents })).rejects.toMatchObject({
      code: 'cancellation-changed',
      data: { refundCents: 4_500 },
    });

    expect(await now()).toMatchObject({ cancelledAt: null, refundedCents: 0 });
  });

  test('gives back everything where the seller cancels, and what was claimed can be had again', async () => {
    const { db, sale, stockIds, advance, cancel, settle, now, prove } = await setUpSale();
    await advance(daysMs(10));

    await cancel({ by: 'seller', byUserId: sale.sellerId });
    await settle();

    expect(await now()).toMatchObject({ refundedCents: 10_000 });
    for (const stockId of stockIds)
      expect(await proveStock(db, stockId)).toEqual({ onHand: 1, held: 0, moved: 1 });
    await prove();
  });

  test('takes a no-show’s cost out of the deposit, and asks for the rest no more', async () => {
    const { cancel, settle, now, prove } = await setUpSale(
      depositAndRest(20, { on: 'start', beforeHours: 1 }),
    );

    const quoted = await cancel({ by: 'no-show' });
    await settle();

    expect(quoted).toMatchObject({ refundCents: 0, retainedCents: 2_000 });
    expect(await now()).toMatchObject({ refundedCents: 0, waivedCents: 8_000 });
    await prove();
  });

  test('of a sale paid by instalments gives back what was paid last first', async () => {
    const { db, sale, cancel, settle, prove } = await setUpSale(
      depositAndRest(20, { on: 'start', beforeHours: 1 }),
    );
    await payNext(db, sale, 2);
    await settle();

    await cancel();
    await settle();

    expect((await listPaidParts(db, sale)).map(({ refundedCents }) => refundedCents)).toEqual([1_500, 8_000]);
    await prove();
  });

  test('gives back an instalment that has arrived and is not noted yet', async () => {
    const { db, sale, cancel, settle, now, prove } = await setUpSale(
      depositAndRest(20, { on: 'start', beforeHours: 1 }),
    );
    await payNext(db, sale, 2);

    const quoted = await cancel();
    await settle();

    expect(quoted).toMatchObject({ refundCents: 9_500 });
    expect(await now()).toMatchObject({ refundedCents: 9_500, waivedCents: 0 });
    await prove();
  });

  test('captures only what the policy keeps of an authorised amount', async () => {
    const { db, sale, advance, cancel, settle, now, prove } = await setUpSale(authoriseThenCapture);
    await advance(daysMs(6));

    const quoted = await cancel();
    await settle();

    expect(quoted).toMatchObject({ refundCents: 9_500, retainedCents: 500 });
    expect(await now()).toMatchObject({ waivedCents: 9_500, refundedCents: 0 });
    const [part] = await listPaidParts(db, sale);
    expect(part).toMatchObject({ cents: 500 });
    expect(part?.releasedAt).not.toBeNull();
    await prove();
  });

  test('of what was captured in part goes by the part', async () => {
    const { db, sale, advance, cancel, settle, prove } = await setUpSale(authoriseThenCapture);
    await db.transaction(async (tx) => captureSale(tx, await lockSale(tx, sale.id), 4_000));
    await settle();
    await advance(daysMs(9) - hoursMs(1));

    const quoted = await cancel();
    await settle();

    expect(quoted).toMatchObject({ refundCents: 1_500, retainedCents: 2_500 });
    await prove();
  });

  test('happens once', async () => {
    const { cancel, settle, now, prove } = await setUpSale();

    const both = await Promise.allSettled([cancel(), cancel({ by: 'seller' })]);
    await settle();

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await now()).cancelledAt).not.toBeNull();
    await prove();
  });

  test('lets no payment arrive between the quote and the refund', async () => {
    const { db, sale, cancel, advance, now, prove } = await setUpSale(
      depositAndRest(20, { on: 'sale', afterHours: 48 }),
    );
    await payNext(db, sale, 2, 'tok_late_webhook');

    await db.transaction(async (tx) => {
      await recordArrived(tx, (await lockSale(tx, sale.id)).id);
      const free = await db.execute(sql`
        select id from payments.payments where subject_kind = ${instalmentKind}
          and subject_id in (select id from sales.instalments where sale_id = ${sale.id})
        for update skip locked`);
      expect(free.rows).toEqual([]);
    });
    await Promise.all([advance(minutesMs(6)), cancel({ by: 'system', byUserId: null })]);
    await advance(daysMs(1));

    const parts = await listPaidParts(db, await now());
    expect(parts.filter(({ cents, refundedCents }) => refundedCents < cents)).toEqual([]);
    await prove();
  });
});
