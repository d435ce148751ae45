import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import { events } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { balanceOf } from '../ledger/account.testing.ts';
import { releasePart } from '../parts/release-part.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { payments } from '../payments/payment.tables.ts';
import { buildSale, orderOf, payBy } from '../testing.ts';
import { refunds } from './refund.tables.ts';
import { type NewRefund, refundPart } from './refund-part.ts';

async function buildPaidSale(cents = 10_000, stripeToken = 'tok_visa') {
  const api = await startApi();
  const sale = await buildSale(api.db, cents);
  await payBy(api, sale.payment, { stripeToken });
  const refund = (changes: Partial<NewRefund>) =>
    api.db.transaction((tx) =>
      refundPart(tx, {
        subject: orderOf(sale.payment),
        cents: 1_000,
        reason: 'Broken',
        key: `refund:${sale.payment.id}:1`,
        byRole: 'seller',
        byUserId: sale.seller.id,
        ...changes,
      }),
    );
  const release = () => api.db.transaction((tx) => releasePart(tx, orderOf(sale.payment)));
  return { ...api, ...sale, refund, release };
}

describe('giving money back', () => {
  test('before the sale is completed comes out of what is held', async () => {
    const { db, settle, payment, seller, refund } = await buildPaidSale();

    await refund({ cents: 4_000 });
    await settle();

    expect(await balanceOf(db, 'held', seller.id)).toBe(-6_000);
    expect(await balanceOf(db, 'payable', seller.id)).toBe(0);
    expect(await getPayment(db, payment.id)).toMatchObject({
      state: 'partially-refunded',
      refundedCents: 4_000,
    });
  });

  test('before the sale is completed lowers the commission with it', async () => {
    const { db, seller, refund, release } = await buildPaidSale();

    await refund({ cents: 4_000 });
    await release();

    // 5 % of 10,000 and 10 % GST on it, six tenths of which are left.
    expect(await balanceOf(db, 'payable', seller.id)).toBe(-(6_000 - 300 - 30));
  });

  test('after the sale is completed takes from the seller what they got, and the commission back', async () => {
    const { db, settle, payment, seller, refund, release } = await buildPaidSale();
    await release();

    await refund({ cents: 10_000 });
    await settle();

    expect(await balanceOf(db, 'payable', seller.id)).toBe(0);
    expect(await balanceOf(db, 'held', seller.id)).toBe(0);
    expect(await getPayment(db, payment.id)).toMatchObject({ state: 'refunded', refundedCents: 10_000 });
  });

  test('happens once per key, and never beyond what was paid', async () => {
    const { refund } = await buildPaidSale();

    const [first, again] = await Promise.all([refund({ cents: 6_000 }), refund({ cents: 6_000 })]);
    const tooMuch = refund({ cents: 4_001, key: `other:${first.id}` });

    expect(again.id).toBe(first.id);
    await expect(tooMuch).rejects.toMatchObject({ code: 'refund-too-large' });
  });

  test('of more than is left is refused although many ask at once', async () => {
    const { db, payment, refund } = await buildPaidSale();

    const asked = await Promise.allSettled(
      Array.from({ length: 15 }, (_, index) => refund({ cents: 1_000, key: `many:${payment.id}:${index}` })),
    );

    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))).toHaveLength(10);
  });

  test('releases a part once', async () => {
    const { db, seller, release } = await buildPaidSale();

    await Promise.all([release(), release(), release()]);

    expect(await balanceOf(db, 'payable', seller.id)).toBe(-9_450);
  });

  test('that the provider does not manage stays owed and is told', async () => {
    const { db, settle, payment, refund } = await buildPaidSale(10_000, 'tok_refund_fails');

    const asked = await refund({ cents: 10_000 });
    await settle();

    const [failed] = await db.select().from(refunds).where(eq(refunds.id, asked.id));
    expect(failed).toMatchObject({ state: 'failed', tries: 1 });
    expect(await getPayment(db, payment.id)).toMatchObject({ state: 'succeeded' });
  });

  test('that fails once is sent again by itself after an hour', async () => {
    const { db, settle, advance, payment, refund } = await buildPaidSale(10_000, 'tok_refund_fails');

    const asked = await refund({ cents: 10_000 });
    await settle();
    await advance(hoursMs(1) + 1_000);

    const [sent] = await db.select().from(refunds).where(eq(refunds.id, asked.id));
    expect(sent).toMatchObject({ state: 'refunded', tries: 2 });
    expect(await getPayment(db, payment.id)).toMatchObject({ state: 'refunded' });
  });

  test('that the provider never manages is tried after growing waits, and then waits for an admin', async () => {
    const { db, settle, advance, payment, refund } = await buildPaidSale();
    const stateOf = async ({ id }: { id: number }) => {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
      return [row?.state, row?.tries];
    };
    await db.update(payments).set({ providerRef: 'ch_unknown' }).where(eq(payments.id, payment.id));

    const asked = await refund({ cents: 10_000 });
    await settle();
    const tries = [await stateOf(asked)];
    for (const hours of [1, 6, 24, 72, 300]) {
      await advance(hoursMs(hours) - 60_000);
      const early = await stateOf(asked);
      expect(early).toEqual(tries.at(-1));
      await advance(120_000);
      tries.push(await stateOf(asked));
    }

    expect(tries).toEqual([1, 2, 3, 4, 5, 5].map((count) => ['failed', count]));
    const told = await db
      .select()
      .from(events)
      .where(
        and(
          eq(events.name, 'payments.refund-failed'),
          sql`${events.payload} ->> 'refundId' = ${String(asked.id)}`,
        ),
      );
    expect(told).toHaveLength(1);
  });
});
