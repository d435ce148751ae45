import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { balanceOf } from '../ledger/account.testing.ts';
import { releasePart } from '../parts/release-part.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { getRefund } from '../refunds/refund.queries.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildSale, cashOf, findDifferences, orderOf, payBy } from '../testing.ts';
import { chargebacks } from './chargeback.tables.ts';

async function buildDisputedSale(stripeToken: string) {
  const api = await startApi();
  const sale = await buildSale(api.db);
  await payBy(api, sale.payment, { stripeToken });
  const stateOf = async () => {
    const [row] = await api.db.select().from(chargebacks).where(eq(chargebacks.paymentId, sale.payment.id));
    return row?.state;
  };
  return { ...api, ...sale, stateOf };
}

describe('a chargeback', () => {
  test('that is lost is the seller’s, also after they were credited', async () => {
    const { db, advance, seller, payment, stateOf } = await buildDisputedSale('tok_chargeback');
    await db.transaction((tx) => releasePart(tx, orderOf(payment)));

    await advance(daysMs(2));
    const opened = await stateOf();
    await advance(daysMs(12));

    expect(opened).toBe('opened');
    expect(await stateOf()).toBe('lost');
    expect(await balanceOf(db, 'payable', seller.id)).toBe(0);
    expect(await balanceOf(db, 'held', seller.id)).toBe(0);
  });

  test('that is won brings the money back and leaves the seller theirs', async () => {
    const { db, advance, seller, stateOf } = await buildDisputedSale('tok_chargeback_won');

    await advance(daysMs(2));
    await advance(daysMs(12));

    expect(await stateOf()).toBe('won');
    expect(await balanceOf(db, 'held', seller.id)).toBe(-10_000);
  });

  test.each([
    ['tok_chargeback', 'closed', 0],
    ['tok_chargeback_won', 'refunded', 4_000],
  ])('by %s leaves a refund that waits for its end %s', async (token, state, refundedCents) => {
    const { db, advance, payment } = await buildDisputedSale(token);
    await advance(daysMs(2));
    const wish = { subject: orderOf(payment), cents: 4_000, reason: 'Broken', key: `both:${payment.id}` };
    const { id } = await db.transaction((tx) => refundPart(tx, { ...wish, byRole: 'admin', byUserId: null }));
    await advance(hoursMs(1));
    expect(await getRefund(db, id)).toMatchObject({ state: 'approved', tries: 0 });

    await advance(daysMs(12));
    await advance(hoursMs(1));

    expect(await getRefund(db, id)).toMatchObject({ state, cents: 4_000 });
    expect(await getPayment(db, payment.id)).toMatchObject({ refundedCents });
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  });
});
