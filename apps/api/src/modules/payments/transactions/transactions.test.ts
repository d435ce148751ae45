import { listBilling } from '@souk/contract/modules/payments/billing';
import { exportTransactions, listTransactions } from '@souk/contract/modules/payments/transactions';
import { describe, expect, test } from 'vitest';
import { startOfPeriod } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { refundPart } from '../index.ts';
import { payOutAll } from '../payouts/pay-out-all.ts';
import { buildEarned, buildPayment, openReadyAccount, orderOf, payBy } from '../testing.ts';

async function shop() {
  const api = await startApi();
  const seller = await buildSeller(api.db);
  return { ...api, seller, at: api.as(seller) };
}

/** A sale, a partial refund of it, and a payout of the rest. */
async function history() {
  const found = await shop();
  await openReadyAccount(found, found.seller);
  const payment = await buildEarned(found, found.seller, 10_000);
  await found.db.transaction((tx) =>
    refundPart(tx, {
      subject: orderOf(payment),
      cents: 4_000,
      reason: 'A scratch',
      key: `history:${payment.id}`,
      byRole: 'seller',
      byUserId: found.seller.id,
    }),
  );
  await payOutAll(found.db);
  await found.settle();
  return { ...found, payment };
}

describe('transactions', () => {
  test('tell every change of what a seller is owed, with the balance after it', async () => {
    const { at, payment } = await history();

    const { data, total } = await at.call(listTransactions);

    expect(total).toBe(7);
    expect(data.map(({ kind, amount, balance_after }) => [kind, amount.cents, balance_after.cents])).toEqual([
      ['payout', -5_670, 0],
      ['gst', 20, 5_670],
      ['commission', 200, 5_650],
      ['refund', -4_000, 5_450],
      ['gst', -50, 9_450],
      ['commission', -500, 9_500],
      ['sale', 10_000, 10_000],
    ]);
    expect(data.at(-1)).toMatchObject({ subject: orderOf(payment), payment_number: payment.number });
  });

  test('keep their balances when only one kind is asked for', async () => {
    const { at } = await history();

    const { data, total } = await at.call(listTransactions, { query: { kind: 'refund' } });

    expect([total, data.length]).toEqual([1, 1]);
    expect(data).toMatchObject([{ kind: 'refund', balance_after: { cents: 5_450 } }]);
  });

  test.each(['Today', 'This Week', 'This Month', 'This Year'] as const)(
    'of %s are counted in the seller’s own zone [date-filter-today, date-filter-this-week, date-filter-this-month, date-filter-this-year]',
    async (date_filter) => {
      const { at } = await history();

      expect((await at.call(listTransactions, { query: { date_filter } })).total).toBe(7);
    },
  );

  test('come as a file that no spreadsheet takes for formulas', async () => {
    const { at, app, seller } = await history();

    const answer = await at.send(exportTransactions);
    const file = await app.server.inject({
      url: '/api/v2/transactions/export',
      headers: { authorization: `Bearer ${seller.token}` },
    });

    expect(answer.status).toBe(200);
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, newest] = file.body.split('\n');
    expect(head).toContain('Date (Australia/Sydney),Kind,Description,Payment,Amount,Balance,Journal');
    expect(newest).toContain(',payout,,,-56.70,0.00,');
  });

  test('are the seller’s alone', async () => {
    const { as, db } = await history();

    expect((await as(await buildSeller(db)).call(listTransactions)).data).toEqual([]);
    expect((await as(await buildUser(db)).send(listTransactions)).status).toBe(403);
  });
});

describe('a period', () => {
  test('begins at midnight of the zone; weeks on Monday, months and years on their first', () => {
    const now = new Date();
    const today = startOfPeriod('Today', 'Australia/Sydney');
    const format = new Intl.DateTimeFormat('en-AU', {
      weekday: 'short',
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Australia/Sydney',
    });

    expect(today.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(format.format(today)).toMatch(/00$/);
    expect(format.format(startOfPeriod('This Week', 'Australia/Sydney'))).toMatch(/^Mon/);
    expect(startOfPeriod('This Year', 'UTC').toISOString()).toMatch(/-01-01T00:00:00/);
    expect(startOfPeriod('This Month', 'UTC').toISOString()).toMatch(/-01T00:00:00/);
  });
});

describe('the billing history', () => {
  test('shows what was paid with its invoices, and nothing that was not [B-009]', async () => {
    const { as, db, settle, config } = await startApi();
    const payer = await buildUser(db);
    const paid = await buildPayment(db, { payer, shares: [{ sellerId: null, cents: 2_200 }] });
    const refused = await buildPayment(db, { payer, shares: [{ sellerId: null, cents: 900 }] });
    await payBy({ db, config }, paid);
    await payBy({ db, config }, refused, { stripeToken: 'tok_declined' });
    await settle();

    const history = await as(payer).call(listBilling, { query: { date_filter: 'This Year' } });

    expect(history.data).toMatchObject([
      {
        id: paid.id,
        amount: { cents: 2_000 },
        gst: { cents: 200 },
        total: { cents: 2_200 },
        status: 'succeeded',
        invoices: [{ kind: 'promotion', issuer: 'Souk' }],
      },
    ]);
    expect((await as(await buildUser(db)).call(listBilling)).data).toEqual([]);
  });
});
