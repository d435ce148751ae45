import { describe, expect, test } from 'vitest';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { findDifferences } from '../ledger/proof.queries.ts';
import { paidPartsOf } from '../parts/part.queries.ts';
import { releasePart } from '../parts/release-part.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildPayment, cashOf, netOf, orderOf, payBy } from '../testing.ts';
import { cancelPayment } from './cancel-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { getPayment } from './payment.queries.ts';

/** An authorised payment with two sellers' parts. */
async function setUpAuthorised(stripeToken = 'tok_visa', cents: readonly number[] = [6_000, 4_000]) {
  const api = await startApi();
  const { db, settle } = api;
  const payer = await buildUser(db);
  const sellers = [await buildUser(db), await buildUser(db)];
  const shares = cents.map((one, index) => ({ sellerId: sellers[index]?.id ?? null, cents: one }));
  const opened = await buildPayment(db, { payer, shares, capture: 'later' });
  await payBy(api, opened, { stripeToken });
  await settle();
  const now = () => getPayment(db, opened.id);
  const partOf = async (index: number) => {
    const { kind, id } = orderOf(opened, index);
    return (await paidPartsOf(db, kind, [id])).get(id);
  };
  const cash = () => cashOf(db).then(({ oursCents, providersCents }) => [oursCents, providersCents]);
  const before = await cash();
  return { ...api, payer, payment: opened, now, partOf, cash, before };
}

describe('an authorised payment', () => {
  test('sets the amount aside and takes nothing', async () => {
    const { db, now, partOf, cash } = await setUpAuthorised();

    expect(await now()).toMatchObject({ state: 'authorised', authorisedCents: 10_000, paidAt: null });
    expect(await partOf(0)).toBeUndefined();
    const [ours, theirs] = await cash();
    expect(ours).toBe(theirs);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('is taken whole, held for its sellers, and reaches them less the commission', async () => {
    const { db, payment, now, partOf, settle, cash, before } = await setUpAuthorised();

    await db.transaction((tx) => capturePayment(tx, payment.id));
    await settle();

    expect(await now()).toMatchObject({ state: 'succeeded', cents: 10_000, refundedCents: 0 });
    expect([(await partOf(0))?.cents, (await partOf(1))?.cents]).toEqual([6_000, 4_000]);
    expect(await cash()).toEqual(before.map((cents) => cents + 10_000));
    await db.transaction((tx) => releasePart(tx, orderOf(payment, 0)));
    const part = await partOf(0);
    expect(6_000 - (part?.earnedCents ?? 0) - (part?.earnedGstCents ?? 0)).toBe(netOf(6_000));
    expect(await findDifferences(db)).toEqual([]);
  });

  test('is taken in part: each part is held with what was taken of it, and nothing more can go back', async () => {
    const { db, payment, now, partOf, settle, cash, before } = await setUpAuthorised();
    const captures = [{ subject: orderOf(payment, 0), cents: 1_500 }];

    await db.transaction((tx) => capturePayment(tx, payment.id, captures));
    await settle();

    expect(await now()).toMatchObject({ state: 'succeeded', cents: 1_500, authorisedCents: 10_000 });
    expect(await partOf(0)).toMatchObject({ cents: 1_500, commissionCents: 75, commissionGstCents: 8 });
    expect(await partOf(1)).toBeUndefined();
    expect(await cash()).toEqual(before.map((cents) => cents + 1_500));
    const wish = { subject: orderOf(payment, 0), reason: 'Test', byRole: 'system', byUserId: null } as const;
    const refund = (cents: number) =>
      db.transaction((tx) => refundPart(tx, { ...wish, cents, key: `test:${payment.id}:${cents}` }));
    await expect(refund(1_501)).rejects.toMatchObject({ code: 'refund-too-large' });
    await refund(1_500);
    await settle();
    expect(await now()).toMatchObject({ state: 'refunded', refundedCents: 1_500 });
    expect(await cash()).toEqual(before);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('is not taken for more than was set aside, for nothing, or twice', async () => {
    const { db, payment, settle, now } = await setUpAuthorised();
    const capture = (cents?: number) =>
      db.transaction((tx) =>
        capturePayment(
          tx,
          payment.id,
          cents === undefined ? undefined : [{ subject: orderOf(payment), cents }],
        ),
      );

    for (const cents of [6_001, -1, 0])
      await expect(capture(cents)).rejects.toMatchObject({ code: 'capture-too-large' });
    const both = await Promise.allSettled([capture(), capture()]);
    await settle();

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await now()).toMatchObject({ state: 'succeeded', cents: 10_000 });
  });

  test('is taken once although the answer got lost', async () => {
    const { db, payment, now, settle, advance, cash, before } = await setUpAuthorised('tok_capture_timeout');

    await db.transaction((tx) => capturePayment(tx, payment.id));
    await settle();
    await advance(hoursMs(1));

    expect(await now()).toMatchObject({ state: 'succeeded', cents: 10_000 });
    expect(await cash()).toEqual(before.map((cents) => cents + 10_000));
  });

  test('that is given up is free again, and can be taken no more', async () => {
    const { db, payment, now, settle, cash, before } = await setUpAuthorised();

    await db.transaction((tx) => cancelPayment(tx, payment.id));
    await settle();

    expect(await now()).toMatchObject({ state: 'cancelled', paidAt: null });
    await expect(db.transaction((tx) => capturePayment(tx, payment.id))).rejects.toMatchObject({
      code: 'payment-move-not-allowed',
    });
    expect(await cash()).toEqual(before);
  });

  test('that nobody takes is given up before the bank frees it', async () => {
    const { now, advance } = await setUpAuthorised();

    await advance(daysMs(6));
    expect(await now()).toMatchObject({ state: 'authorised' });
    await advance(daysMs(1));

    expect(await now()).toMatchObject({ state: 'cancelled', failure: 'authorisation-expired' });
  });

  test('ends when its bank says, where that is sooner', async () => {
    const { now, advance } = await setUpAuthorised('tok_short_authorisation');

    await advance(hoursMs(25));

    expect(await now()).toMatchObject({ failure: 'authorisation-expired', paidAt: null });
  });

  test('waits for its payer’s action like any other', async () => {
    const { now } = await setUpAuthorised('tok_3ds');

    expect(await now()).toMatchObject({ state: 'requires-action', authorisedCents: null });
  });
});
