import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { balanceOf } from '../ledger/account.testing.ts';
import { getRefund } from '../refunds/refund.queries.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildSale, cashOf, findDifferences, orderOf, payBy } from '../testing.ts';
import { applyChargeback } from './apply-chargeback.ts';
import { chargebacks } from './chargeback.tables.ts';

/** A paid sale of 100 dollars whose refunds and chargebacks the test reports itself. */
async function setUpPaid(stripeToken = 'tok_visa') {
  const api = await startApi();
  const { db } = api;
  const sale = await buildSale(db);
  await payBy(api, sale.payment, { stripeToken });
  const refund = async (cents: number) => {
    const wish = { subject: orderOf(sale.payment), cents, reason: 'Broken', key: `given:${sale.payment.id}` };
    const { id } = await db.transaction((tx) => refundPart(tx, { ...wish, byRole: 'admin', byUserId: null }));
    await api.settle();
    return getRefund(db, id);
  };
  const bank = (cents: number, outcome: 'opened' | 'won' | 'lost') =>
    applyChargeback(db, sale.payment.id, {
      kind: 'chargeback',
      chargebackId: `dp_told_${sale.payment.id}`,
      chargeId: 'ch_told',
      amount: { cents, currency: 'AUD' },
      outcome,
    });
  const found = async () => {
    const [row] = await db.select().from(chargebacks).where(eq(chargebacks.paymentId, sale.payment.id));
    return row;
  };
  /** What the provider still holds of the payment, by our books. */
  const cashLeft = async () => {
    const { rows } = await db.execute<{ cents: string }>(sql`
      select coalesce(sum(line.cents), 0) as cents from payments.journal_lines line
      join payments.journals journal on journal.id = line.journal_id
      where line.account = 'provider-cash' and journal.payment_id = ${sale.payment.id}`);
    return Number(rows[0]?.cents);
  };
  return { ...api, ...sale, refund, bank, found, cashLeft };
}

describe('a refund and a chargeback of one payment', () => {
  test('give back together what was charged, where the refund was sent before the full chargeback', async () => {
    const { db, seller, refund, advance, found, cashLeft } = await setUpPaid('tok_chargeback');
    expect(await refund(4_000)).toMatchObject({ state: 'refunded' });

    await advance(daysMs(2));
    await advance(daysMs(12));

    expect(await found()).toMatchObject({ state: 'lost', cents: 6_000, questionedCents: 0 });
    expect(await cashLeft()).toBe(0);
    expect(await balanceOf(db, 'held', seller.id)).toBe(0);
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  });

  test('question the rest where the bank wants all of it although some was refunded', async () => {
    const { db, seller, refund, bank, found, cashLeft } = await setUpPaid();
    await refund(4_000);

    await bank(10_000, 'opened');
    const opened = await found();
    await bank(10_000, 'lost');

    expect(opened).toMatchObject({ cents: 10_000, questionedCents: 4_000 });
    expect(await found()).toMatchObject({ state: 'lost', questionedCents: 4_000 });
    expect(await cashLeft()).toBe(0);
    expect(await balanceOf(db, 'held', seller.id)).toBe(0);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('pay a failed refund out of what the bank has given, so that it is neither sent nor borne twice', async () => {
    const { db, seller, refund, bank, advance, cashLeft } = await setUpPaid('tok_refund_fails');
    const { id, state } = await refund(4_000);
    await bank(4_000, 'opened');

    await bank(4_000, 'lost');
    await advance(daysMs(10));

    expect(state).toBe('failed');
    expect(await getRefund(db, id)).toMatchObject({ state: 'closed', cents: 4_000, setOffCents: 4_000 });
    expect(await cashLeft()).toBe(6_000);
    expect(await balanceOf(db, 'held', seller.id)).toBe(-6_000);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('leave to be sent what the bank has not given of a refund', async () => {
    const { db, payer, refund, bank, advance, cashLeft } = await setUpPaid('tok_refund_fails');
    const { id } = await refund(4_000);
    await bank(1_500, 'opened');
    await bank(1_500, 'lost');

    await advance(hoursMs(2));

    expect(await getRefund(db, id)).toMatchObject({ state: 'refunded', cents: 4_000, setOffCents: 1_500 });
    expect(await cashLeft()).toBe(6_000);
    expect(await findDifferences(db)).toEqual([]);
    const { rows } = await db.execute<{ text: string }>(sql`
      select text from notifications.notifications where user_id = ${payer.id} and subject = 'You were refunded'`);
    expect(rows[0]?.text).toContain('25.00');
  });
});

describe('a chargeback above its charge', () => {
  test('is booked up to the charge, and what is beyond it costs nobody anything', async () => {
    const { db, seller, bank, found, cashLeft } = await setUpPaid();

    await bank(12_000, 'opened');
    await bank(12_000, 'lost');
    await bank(12_000, 'lost');

    expect(await found()).toMatchObject({
      state: 'lost',
      cents: 12_000,
      questionedCents: 2_000,
      answer: null,
    });
    expect(await cashLeft()).toBe(0);
    expect(await balanceOf(db, 'held', seller.id)).toBe(0);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('that is won brings back what it had taken', async () => {
    const { db, seller, bank, cashLeft } = await setUpPaid();

    await bank(12_000, 'opened');
    await bank(12_000, 'won');

    expect(await cashLeft()).toBe(10_000);
    expect(await balanceOf(db, 'held', seller.id)).toBe(-10_000);
    expect(await findDifferences(db)).toEqual([]);
  });
});
