import { listInvoices } from '@souk/contract/modules/payments/invoices';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { listInvoicePage } from '../invoices/invoice.queries.ts';
import { invoicePart } from '../invoices/invoice-part.ts';
import { explainPart } from '../parts/part.present.ts';
import { releasePart } from '../parts/release-part.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildPayment, findDifferences, openReadyAccount, orderOf, payBy, payOutAll } from '../testing.ts';

const prices = [10_000, 5_000];

async function setUpSales(stripeToken = 'tok_visa') {
  const api = await startApi();
  const payer = await buildUser(api.db);
  const sellers = [await buildSeller(api.db), await buildSeller(api.db)];
  const shares = prices.map((cents, index) => ({ sellerId: sellers[index]?.id ?? null, cents }));
  const payment = await buildPayment(api.db, { payer, shares });
  await payBy(api, payment, { stripeToken });
  return { ...api, payer, sellers, payment };
}

/** The invoice of one seller's share of the payment. */
const invoice = ({ db }: TestApi, payment: PaymentRow, index: number, sellerId: number) =>
  db.transaction((tx) =>
    invoicePart(tx, {
      kind: 'sale',
      issuerId: sellerId,
      recipientId: payment.payerId,
      paymentId: payment.id,
      subject: orderOf(payment, index),
      lines: [{ description: 'Rug', quantity: 1, cents: prices[index] ?? 0 }],
    }),
  );

describe('what a lost chargeback makes wrong', () => {
  test('is adjusted by every seller towards the buyer, and by the house towards every seller', async () => {
    const api = await setUpSales('tok_chargeback');
    const { db, payment, sellers, payer, advance } = api;
    for (const [index, { id }] of sellers.entries()) {
      await invoice(api, payment, index, id);
      await db.transaction((tx) => releasePart(tx, orderOf(payment, index)));
    }

    await advance(daysMs(14));
    await advance(daysMs(14));

    const listOf = async (userId: number, role: 'issued' | 'received') =>
      (await listInvoicePage(db, { userId, role, page: 1, page_size: 20 })).data;
    const notes = (await listOf(payer.id, 'received')).filter(({ kind }) => kind === 'adjustment');
    expect(notes.map(({ cents }) => cents).sort()).toEqual([-10_000, -5_000]);
    for (const [index, { id }] of sellers.entries()) {
      const issued = await listOf(id, 'issued');
      expect(issued.map(({ sequence }) => sequence)).toEqual([2, 1]);
      expect(issued[0]?.content.adjusts).toBe(issued[1]?.number);
      const [given, taken] = await listOf(id, 'received');
      expect(taken?.cents).toBeGreaterThan(0);
      expect(given?.cents).toBe(-(taken?.cents ?? 0));
      const { charged_back, refunded, seller_gets, commission } = await explainPart(
        db,
        orderOf(payment, index),
      );
      expect([charged_back, refunded, seller_gets, commission].map(({ cents }) => cents)).toEqual([
        prices[index],
        0,
        0,
        0,
      ]);
    }
    expect(await findDifferences(db)).toEqual([]);
  });
});

describe('a refund before there is an invoice', () => {
  test('is adjusted once the invoice is issued, and once only', async () => {
    const api = await setUpSales();
    const { db, payment, sellers, payer } = api;
    const [seller] = sellers;
    if (!seller) throw new Error('no seller');
    const wish = { subject: orderOf(payment), reason: 'Late', byRole: 'system', byUserId: null } as const;
    await db.transaction((tx) => refundPart(tx, { ...wish, cents: 3_000, key: `early:${payment.id}` }));

    await invoice(api, payment, 0, seller.id);
    await invoice(api, payment, 0, seller.id);
    await db.transaction((tx) => refundPart(tx, { ...wish, cents: 7_000, key: `later:${payment.id}` }));

    const received = (await api.as(payer).call(listInvoices)).data;
    expect(received.map(({ total }) => total.cents)).toEqual([-7_000, -3_000, 10_000]);
    expect(received.reduce((sum, { gst }) => sum + gst.cents, 0)).toBe(0);
  });
});

describe('why a seller gets this amount', () => {
  test('is told by every journal, which add up to it, with the payout that took them', async () => {
    const api = await setUpSales();
    const { db, payment, sellers, settle } = api;
    const [seller] = sellers;
    if (seller) await openReadyAccount(api, seller);
    const subject = orderOf(payment);
    const wish = { subject, reason: 'A scratch', byRole: 'system', byUserId: null } as const;
    const held = await explainPart(db, subject);
    await db.transaction((tx) => refundPart(tx, { ...wish, cents: 1_000, key: `one:${payment.id}` }));
    await db.transaction((tx) => releasePart(tx, subject));
    await payOutAll(db);
    await settle();
    await db.transaction((tx) => refundPart(tx, { ...wish, cents: 2_000, key: `two:${payment.id}` }));

    const told = await explainPart(db, subject);

    expect(held).toMatchObject({
      is_earned: false,
      seller_gets: { cents: 9_450 },
      steps: [{ kind: 'payment', amount: { cents: 10_000 }, payout: null }],
    });
    expect(told).toMatchObject({
      is_earned: true,
      price: { cents: 10_000 },
      refunded: { cents: 3_000 },
      charged_back: { cents: 0 },
      commission: { cents: 350 },
      commission_gst: { cents: 35 },
      seller_gets: { cents: 6_615 },
      agreed: { commission: { cents: 500 }, commission_gst: { cents: 50 } },
    });
    expect(
      told.steps.map(({ kind, price, commission, commission_gst, amount }) => [
        kind,
        price.cents,
        commission.cents,
        commission_gst.cents,
        amount.cents,
      ]),
    ).toEqual([
      ['payment', 10_000, 0, 0, 10_000],
      ['refund', -1_000, 0, 0, -1_000],
      ['release', 0, -450, -45, -495],
      ['refund', -2_000, 100, 10, -1_890],
    ]);
    expect(told.steps.map(({ payout }) => payout?.status ?? null)).toEqual([null, null, 'paid', null]);
    expect(told.steps.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(told.seller_gets.cents);
  });
});
