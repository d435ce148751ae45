import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { balanceOf } from '../ledger/account.testing.ts';
import { releasePart } from '../parts/release-part.ts';
import { buildSale, orderOf, payBy } from '../testing.ts';
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
  test('that is lost is the seller’s, also after he was credited', async () => {
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

  test('that is won brings the money back and leaves the seller his', async () => {
    const { db, advance, seller, stateOf } = await buildDisputedSale('tok_chargeback_won');

    await advance(daysMs(2));
    await advance(daysMs(12));

    expect(await stateOf()).toBe('won');
    expect(await balanceOf(db, 'held', seller.id)).toBe(-10_000);
  });
});
