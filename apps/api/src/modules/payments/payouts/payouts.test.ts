import { askForPayout, getBalance, getPayout, listPayouts } from '@souk/contract/modules/payments/payouts';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { payoutAccounts } from '../accounts/account.tables.ts';
import { refundPart } from '../index.ts';
import { journalLines } from '../ledger/journal.tables.ts';
import { findDifferences } from '../ledger/proof.queries.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import { payouts as atProvider } from '../providers/simulated/simulated.tables.ts';
import { buildEarned, netOf, openReadyAccount, orderOf, priceEndingIn } from '../testing.ts';
import { payOutAll } from './pay-out-all.ts';
import { payoutLines, payouts } from './payout.tables.ts';

async function shop(priceCents?: number) {
  const api = await startApi();
  const seller = await buildSeller(api.db);
  await openReadyAccount(api, seller);
  const earned = priceCents === undefined ? undefined : await buildEarned(api, seller, priceCents);
  const night = async () => {
    await payOutAll(api.db);
    await api.settle();
  };
  return { ...api, seller, at: api.as(seller), payment: earned, night };
}

const unclaimedOf = (db: Awaited<ReturnType<typeof shop>>['db'], sellerId: number) =>
  db
    .select({ cents: journalLines.cents })
    .from(journalLines)
    .leftJoin(payoutLines, eq(payoutLines.lineId, journalLines.id))
    .where(
      and(
        eq(journalLines.sellerId, sellerId),
        eq(journalLines.account, 'payable'),
        isNull(payoutLines.lineId),
      ),
    );

describe('a payout', () => {
  test('takes all that a seller is owed, and says why so much', async () => {
    const { at, payment, night } = await shop(10_000);

    await night();

    const [payout] = (await at.call(listPayouts)).data;
    expect(payout).toMatchObject({ amount: { cents: 9_450 }, status: 'paid', method: 'card' });
    const detail = await at.call(getPayout, { params: { id: payout?.id ?? 0 } });
    expect(detail.lines).toMatchObject([
      {
        kind: 'release',
        amount: { cents: 9_450 },
        subject: orderOf(payment as PaymentRow),
        payment_number: payment?.number,
        sale: {
          price: { cents: 10_000 },
          commission: { cents: 500 },
          commission_gst: { cents: 50 },
          basis: [{ rule_id: null, percent: 5, commission: { cents: 500 } }],
        },
      },
    ]);
    expect(await at.call(getBalance)).toMatchObject({
      payable: { cents: 0 },
      in_transit: { cents: 0 },
      paid_out: { cents: 9_450 },
    });
  });

  test('is made once when two ask at the same time, and the night comes too', async () => {
    const { at, db, seller, night } = await shop(20_000);

    const [first, second] = await Promise.all([at.send(askForPayout), at.send(askForPayout), night()]);
    await night();

    expect([first, second].filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    const made = await db.select().from(payouts).where(eq(payouts.sellerId, seller.id));
    expect(made).toMatchObject([{ cents: netOf(20_000), state: 'paid' }]);
    expect(await unclaimedOf(db, seller.id)).toEqual([]);
  });

  test('that fails is owed again and goes with the next', async () => {
    const price = priceEndingIn(13);
    const { at, seller, night, ...api } = await shop(price);

    await night();
    expect((await at.call(listPayouts)).data).toMatchObject([{ status: 'failed' }]);
    expect(await at.call(getBalance)).toMatchObject({ payable: { cents: netOf(price) } });
    await buildEarned(api, seller, 10_000);
    await night();

    const [next] = (await at.call(listPayouts)).data;
    expect(next).toMatchObject({ status: 'paid', amount: { cents: netOf(price) + netOf(10_000) } });
    const detail = await at.call(getPayout, { params: { id: next?.id ?? 0 } });
    expect(detail.lines.map(({ kind }) => kind)).toEqual(['payout-failed', 'release']);
    expect(detail.lines.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(next?.amount.cents);
  });

  test('that comes back after days is owed again', async () => {
    const price = priceEndingIn(17);
    const { at, advance, night } = await shop(price);

    await night();
    expect((await at.call(listPayouts)).data).toMatchObject([{ status: 'paid' }]);
    await advance(daysMs(3));

    expect((await at.call(listPayouts)).data).toMatchObject([{ status: 'returned' }]);
    expect(await at.call(getBalance)).toMatchObject({
      payable: { cents: netOf(price) },
      paid_out: { cents: 0 },
    });
  });

  test('whose answer got lost is asked for again and never made twice', async () => {
    const price = priceEndingIn(19);
    const { at, advance, db, seller, night } = await shop(price);

    await night();
    await advance(hoursMs(1));

    expect((await at.call(listPayouts)).data).toMatchObject([{ status: 'paid' }]);
    const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.sellerId, seller.id));
    expect(await db.$count(atProvider, eq(atProvider.accountId, account?.accountRef ?? ''))).toBe(1);
  });

  test('waits until a negative balance is made up for', async () => {
    const { at, db, seller, payment, night, ...api } = await shop(10_000);
    await night();
    await db.transaction((tx) =>
      refundPart(tx, {
        subject: orderOf(payment as PaymentRow),
        cents: 10_000,
        reason: 'Broken',
        key: `test:${payment?.id}`,
        byRole: 'admin',
        byUserId: null,
      }),
    );
    await api.settle();
    expect(await at.call(getBalance)).toMatchObject({ payable: { cents: -9_450 }, hindrance: 'too-little' });

    await buildEarned({ db, ...api }, seller, 5_000);
    await night();
    expect((await at.call(listPayouts)).total).toBe(1);
    await buildEarned({ db, ...api }, seller, 10_000);
    await night();

    const [second] = (await at.call(listPayouts)).data;
    expect(second).toMatchObject({ amount: { cents: netOf(5_000) + 9_450 - 9_450 }, status: 'paid' });
  });

  test('leaves the books sound', async () => {
    const { db, settle } = await startApi();
    await settle();

    expect(await findDifferences(db)).toEqual([]);
  });
});

describe('a seller who asks for their money', () => {
  test('gets it once a day', async () => {
    const { at, seller, advance, settle, ...api } = await shop(10_000);
    expect(await at.call(getBalance)).toMatchObject({ may_ask: true, hindrance: null });

    await at.call(askForPayout);
    await settle();
    await buildEarned({ ...api, settle }, seller, 10_000);

    await expect(at.call(askForPayout)).rejects.toMatchObject({ code: 'payout-asked-today' });
    await advance(daysMs(1) + 1000);
    expect(await at.call(askForPayout)).toMatchObject({ amount: { cents: 9_450 } });
  });

  test('is told that there is nothing, or where to', async () => {
    const { as, db } = await startApi();
    const poor = await shop();
    const homeless = await buildSeller(db);
    await buildEarned(await startApi(), homeless, 10_000);

    await expect(poor.at.call(askForPayout)).rejects.toMatchObject({ code: 'nothing-to-pay-out' });
    const asking = as(homeless).call(askForPayout);
    await expect(asking).rejects.toMatchObject({ code: 'payout-account-missing' });
  });

  test('sees no payout of another', async () => {
    const { at, as, db, night } = await shop(10_000);
    await night();
    const [payout] = (await at.call(listPayouts)).data;
    const stranger = as(await buildSeller(db));

    expect(await stranger.send(getPayout, { params: { id: payout?.id ?? 0 } })).toMatchObject({
      status: 404,
    });
    expect((await stranger.call(listPayouts)).data).toEqual([]);
    expect((await as(await buildUser(db)).send(listPayouts)).status).toBe(403);
  });
});
