import { describe, expect, test } from 'vitest';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { cashOf, findDifferences, netOf } from '../../payments/testing.ts';
import { quoteCancellation } from '../cancellations/quote-cancellation.ts';
import { listInstalments } from '../instalments/instalment.queries.ts';
import { reachMilestone } from '../instalments/reach-milestone.ts';
import { milestones, type PaymentPlan, payLater } from '../plans/plan.rules.ts';
import { completeSale } from '../sales/complete-sale.ts';
import { lockSale } from '../sales/sale.queries.ts';
import { listPaidParts } from '../sales/sale-parts.queries.ts';
import { buildSale, payDeposit, payNext, saleFaults } from '../testing.ts';
import { changeSale } from './change-sale.ts';

const steps = milestones([
  { label: 'Start', percent: 40 },
  { label: 'Middle', percent: 30 },
  { label: 'End', percent: 30 },
]);

/** A sale of a hundred dollars; of several shares the first one is paid. */
async function setUp(plan: PaymentPlan) {
  const api = await startApi();
  const { db, settle } = api;
  const built = await buildSale(db, { plan, startsAt: fromNow(daysMs(10)) });
  if (plan === steps) await payDeposit(db, built.sale);
  await settle();
  let changes = 0;
  const change = (cents: number, quotedCents?: number) => {
    changes += 1;
    return db.transaction(async (tx) =>
      changeSale(tx, await lockSale(tx, built.sale.id), {
        label: `Change ${changes}`,
        cents,
        gstCents: 0,
        lines:
          cents > 0
            ? [
                {
                  subjectKind: 'test.service',
                  subjectId: 1,
                  itemId: 9,
                  title: 'More',
                  options: {},
                  unitCents: cents,
                  quantity: 1,
                  totalCents: cents,
                  gstCents: 0,
                  isGstFree: false,
                },
              ]
            : [],
        leastCents: 50,
        quotedCents,
        key: `change:${built.sale.id}:${changes}`,
        reason: 'Changed',
        by: 'seller',
        byUserId: built.seller.id,
      }),
    );
  };
  const shares = async () =>
    (await listInstalments(db, built.sale.id)).map(({ label, cents, state }) => [label, cents, state]);
  const prove = async () => {
    expect(await saleFaults(db)).toEqual({});
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  };
  return { ...api, ...built, change, shares, prove };
}

describe('changing the price of a sale', () => {
  test('adds a share of its own for more, which is earned at the agreed rate', async () => {
    const { db, sale, change, shares, settle, now, prove } = await setUp(steps);

    const quote = await change(5_000);
    for (const sequence of [2, 3, 4]) {
      await db.transaction(async (tx) =>
        reachMilestone(tx, await lockSale(tx, sale.id), sequence, fromNow(daysMs(1))),
      );
      await payNext(db, sale, sequence);
      await settle();
    }
    await db.transaction(async (tx) => completeSale(tx, await lockSale(tx, sale.id)));

    expect(quote).toEqual({ addCents: 5_000, shares: [], refundCents: 0 });
    expect(await shares()).toEqual([
      ['Start', 4_000, 'paid'],
      ['Middle', 3_000, 'paid'],
      ['End', 3_000, 'paid'],
      ['Change 1', 5_000, 'paid'],
    ]);
    expect(await now()).toMatchObject({ subTotalCents: 15_000, totalCents: 15_000, waivedCents: 0 });
    const parts = await listPaidParts(db, await now());
    const earned = parts.reduce((sum, part) => sum + part.cents - part.earnedCents - part.earnedGstCents, 0);
    expect(earned).toBe(netOf(15_000));
    await prove();
  });

  test('takes less off what is still to be paid, from the last share backwards', async () => {
    const { change, shares, now, prove } = await setUp(steps);

    await change(-1_000);
    await change(-2_500);

    expect(await shares()).toEqual([
      ['Start', 4_000, 'paid'],
      ['Middle', 2_500, 'planned'],
      ['End', 2_000, 'dropped'],
      ['End', 1_000, 'dropped'],
      ['Middle', 500, 'dropped'],
    ]);
    expect(await now()).toMatchObject({ totalCents: 10_000, waivedCents: 3_500, refundedCents: 0 });
    await prove();
  });

  test('gives back what was paid above the new price, and nothing else than was told', async () => {
    const { db, change, shares, now, settle, prove } = await setUp(steps);

    await expect(change(-7_000, 0)).rejects.toMatchObject({ code: 'price-changed' });
    const quote = await change(-7_000, 1_000);
    await settle();

    expect(quote.refundCents).toBe(1_000);
    expect((await shares()).map(([, , state]) => state)).toEqual(['paid', 'dropped', 'dropped']);
    expect(await now()).toMatchObject({ waivedCents: 6_000, refundedCents: 1_000 });
    expect(await quoteCancellation(db, await now(), 'seller')).toMatchObject({ refundCents: 3_000 });
    await prove();
  });

  test('works for a sale that is paid in one share, before and after it is paid', async () => {
    const { db, sale, change, shares, settle, now, prove } = await setUp(payLater(3));

    await change(2_000);
    await change(-3_000);
    await payNext(db, sale, 1);
    await settle();
    await change(-1_000);
    await change(4_000);
    await settle();
    await db.transaction(async (tx) => completeSale(tx, await lockSale(tx, sale.id)));

    expect(await shares()).toEqual([
      ['Invoice', 9_000, 'paid'],
      ['Change 1', 2_000, 'dropped'],
      ['Invoice', 1_000, 'dropped'],
      ['Change 4', 4_000, 'planned'],
    ]);
    expect(await now()).toMatchObject({ totalCents: 16_000, waivedCents: 3_000, refundedCents: 1_000 });
    await prove();
  });

  test('refuses what cannot be charged, what leaves nothing, and what is being paid', async () => {
    const { db, sale, change, shares, settle, advance, prove } = await setUp(steps);
    const before = await shares();

    for (const [cents, code] of [
      [49, 'change-too-small'],
      [-2_960, 'change-too-small'],
      [-10_000, 'change-too-large'],
    ] as const)
      await expect(change(cents)).rejects.toMatchObject({ code });
    await payNext(db, sale, 3, 'tok_late_webhook');
    await expect(change(-1_000)).rejects.toMatchObject({ code: 'sale-being-paid' });

    expect(await shares()).toEqual(before);
    await advance(daysMs(1));
    await settle();
    await prove();
  });

  test('is over with the sale, and is not for what its checkout pays in one', async () => {
    const { db, sale, change } = await setUp(steps);
    await db.transaction(async (tx) => completeSale(tx, await lockSale(tx, sale.id)));
    const whole = await buildSale(db);

    await expect(change(1_000)).rejects.toMatchObject({ code: 'sale-move-not-allowed' });
    const ofWhole = db.transaction(async (tx) =>
      changeSale(tx, await lockSale(tx, whole.sale.id), {
        label: 'Change 1',
        cents: 1_000,
        gstCents: 0,
        lines: [],
        leastCents: 50,
        key: 'change:whole',
        reason: 'Changed',
        by: 'seller',
        byUserId: whole.seller.id,
      }),
    );
    await expect(ofWhole).rejects.toMatchObject({ code: 'sale-move-not-allowed' });
  });
});
