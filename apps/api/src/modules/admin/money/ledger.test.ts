import { getLedger, listJournals, proveLedgerNow, writeJournal } from '@souk/contract/modules/admin/ledger';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { startSession } from '../../identity/index.ts';
import { payments, refundPart } from '../../payments/index.ts';
import { buildEarned, journals, openReadyAccount, orderOf, payOutAll } from '../../payments/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildAdmin, lastEntryOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['money'] });
  return { ...api, admin, at: api.as(admin) };
}

/** Balances by account, as admins see them. */
async function balances({ at }: Pick<Awaited<ReturnType<typeof desk>>, 'at'>) {
  const { accounts } = await at.call(getLedger);
  return Object.fromEntries(accounts.map(({ account, amount }) => [account, amount.cents]));
}

const linesOf = (journal: { lines: { account: string; amount: { cents: number } }[] } | undefined) =>
  journal?.lines.map(({ account, amount }) => [account, amount.cents]).sort();

describe('the ledger', () => {
  test('books a sale, its refund and its payout on every account they touch', async () => {
    const found = await desk();
    const before = await balances(found);
    const seller = await buildSeller(found.db);
    await openReadyAccount(found, seller);
    const payment = await buildEarned(found, seller, 10_000);
    await found.db.transaction((tx) =>
      refundPart(tx, {
        subject: orderOf(payment),
        cents: 4_000,
        reason: 'A scratch',
        key: `ledger:${payment.id}`,
        byRole: 'admin',
        byUserId: found.admin.id,
      }),
    );
    await payOutAll(found.db);
    await found.settle();

    const { data } = await found.at.call(listJournals, { query: { seller_id: seller.id } });
    const ofPayment = await found.at.call(listJournals, { query: { payment_id: payment.id } });
    const byKind = new Map([...data, ...ofPayment.data].map((journal) => [journal.kind, journal]));
    expect(linesOf(byKind.get('payment'))).toEqual([
      ['held', -10_000],
      ['provider-cash', 10_000],
    ]);
    expect(linesOf(byKind.get('release'))).toEqual([
      ['commission', -500],
      ['gst', -50],
      ['held', 10_000],
      ['payable', -9_450],
    ]);
    expect(linesOf(byKind.get('refund'))).toEqual([
      ['commission', 200],
      ['gst', 20],
      ['payable', 3_780],
      ['refunds-due', -4_000],
    ]);
    expect(linesOf(byKind.get('refund-sent'))).toEqual([
      ['provider-cash', -4_000],
      ['refunds-due', 4_000],
    ]);
    expect(linesOf(byKind.get('payout'))).toEqual([
      ['payable', 5_670],
      ['payouts-in-transit', -5_670],
    ]);
    const after = await balances(found);
    const moved = Object.entries(after).map(([account, cents]) => [account, cents - (before[account] ?? 0)]);
    expect(Object.fromEntries(moved.filter(([, cents]) => cents !== 0))).toEqual({
      'provider-cash': 330,
      commission: -300,
      gst: -30,
    });
  });

  test('is found sound, and the proof is kept', async () => {
    const { at, settle } = await desk();
    await settle();

    const proof = await at.call(proveLedgerNow);

    expect(proof).toMatchObject({ is_sound: true, differences: [] });
    expect((await at.call(getLedger)).proof).toEqual(proof);
  });

  test('is written by hand with a reason, balanced, and on record', async () => {
    const { at, db, admin } = await desk();
    const seller = await buildSeller(db);
    const lines = [
      { account: 'adjustments', amount: 12.5 as never },
      { account: 'payable', seller_id: seller.id, amount: -12.5 as never },
    ] as const;

    const written = await at.call(writeJournal, { body: { reason: 'Goodwill', lines: [...lines] } });

    expect(written).toMatchObject({ kind: 'manual', reason: 'Goodwill', by: { id: admin.id } });
    expect(linesOf(written)).toEqual([
      ['adjustments', 1_250],
      ['payable', -1_250],
    ]);
    expect(await lastEntryOf(db, admin)).toMatchObject({ action: 'money.journal-written', note: 'Goodwill' });
    expect(await at.call(proveLedgerNow)).toMatchObject({ is_sound: true });
  });

  test.each([
    [
      'that does not balance',
      [
        { account: 'rounding', amount: 1 },
        { account: 'adjustments', amount: -2 },
      ],
    ],
    [
      'for a seller without their name',
      [
        { account: 'payable', amount: 1 },
        { account: 'adjustments', amount: -1 },
      ],
    ],
    [
      'for a seller on an account of the house',
      [
        { account: 'rounding', seller_id: 1, amount: 1 },
        { account: 'adjustments', amount: -1 },
      ],
    ],
    [
      'for nobody there is',
      [
        { account: 'payable', seller_id: 999_999, amount: 1 },
        { account: 'adjustments', amount: -1 },
      ],
    ],
  ])('refuses a journal %s', async (_what, lines) => {
    const { at, db } = await desk();
    const before = await db.$count(journals);

    const answer = await at.send(writeJournal, { body: { reason: 'Wrong', lines } });

    expect(answer).toMatchObject({ status: 423, envelope: { errors: { lines: [expect.any(String)] } } });
    expect(await db.$count(journals)).toBe(before);
  });

  test('that does not add up is told to the admins of the money with what differs', async () => {
    const { at, as, db, config, admin, settle } = await desk();
    const seller = await buildSeller(db);
    const payment = await buildEarned({ db, config, settle }, seller, 10_000);
    const book = (change: number) =>
      db
        .update(payments)
        .set({ cents: sql`${payments.cents} + ${change}` })
        .where(eq(payments.id, payment.id));
    await book(1);

    const proof = await at.call(proveLedgerNow);
    await settle();
    await book(-1);

    expect(proof.is_sound).toBe(false);
    const [difference] = proof.differences;
    expect(difference).toMatchObject({ fault: 'cash-differs', at: 'provider-cash' });
    expect((difference?.expected.cents ?? 0) - (difference?.found.cents ?? 0)).toBe(1);
    const own = await db.transaction((tx) =>
      startSession(tx, config, { userId: admin.id, device: 'test', address: '::1' }),
    );
    const news = (await as(own).call(listNotifications)).data.map(({ subject }) => subject);
    expect(news).toContain('The ledger does not add up');
  });
});
