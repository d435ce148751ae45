import { listInvoices } from '@souk/contract/modules/payments/invoices';
import { eq, sum } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { saveSettings } from '../../settings/index.ts';
import { journalLines, journals } from '../ledger/journal.tables.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildPayment, orderOf, payBy } from '../testing.ts';

const rate = async (gstPercent: number) =>
  (await startApi()).db.transaction((tx) => saveSettings(tx, { gstPercent }));

async function buyOfHouse() {
  const api = await startApi();
  const payer = await buildUser(api.db);
  const payment = await buildPayment(api.db, { payer, shares: [{ sellerId: null, cents: 2_200 }] });
  await payBy(api, payment);
  const giveBack = (cents: number) =>
    api.db.transaction((tx) =>
      refundPart(tx, {
        subject: orderOf(payment),
        cents,
        reason: 'A mistake',
        key: `house:${payment.id}:${cents}`,
        byRole: 'admin',
        byUserId: null,
      }),
    );
  const balances = async () => {
    const rows = await api.db
      .select({ account: journalLines.account, cents: sum(journalLines.cents).mapWith(Number) })
      .from(journalLines)
      .innerJoin(journals, eq(journals.id, journalLines.journalId))
      .where(eq(journals.paymentId, payment.id))
      .groupBy(journalLines.account);
    return new Map(rows.map(({ account, cents }) => [account, cents]));
  };
  const gstOfInvoices = async () => (await api.as(payer).call(listInvoices)).data.map(({ gst }) => gst.cents);
  return { ...api, giveBack, balances, gstOfInvoices };
}

describe('a sale of the house whose rate of GST changes afterwards', () => {
  afterEach(async () => {
    await rate(10);
  });

  test.each([15, 0])(
    'is invoiced and given back by the rate of its day, not by %d per cent',
    async (later) => {
      const { giveBack, balances, gstOfInvoices, settle } = await buyOfHouse();
      await rate(later);

      await settle();
      await giveBack(700);
      await giveBack(1_500);

      const notes = await gstOfInvoices();
      expect(notes.at(-1)).toBe(200);
      expect(notes.reduce((total, cents) => total + cents, 0)).toBe(0);
      const left = await balances();
      expect(left.get('gst')).toBe(0);
      expect(left.get('promotions')).toBe(0);
    },
  );

  test('is adjusted by as much GST as is booked', async () => {
    const { giveBack, balances, gstOfInvoices, settle } = await buyOfHouse();
    await settle();
    await rate(15);

    await giveBack(333);

    const [note = 0] = await gstOfInvoices();
    expect((await balances()).get('gst')).toBe(-200 - note);
  });
});
