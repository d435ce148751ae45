import {
  approveAdminRefund,
  closeAdminRefund,
  listAdminRefunds,
  payAdminRefundOtherwise,
  rejectAdminRefund,
  retryAdminRefund,
} from '@souk/contract/modules/admin/refunds';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { getPayment } from '@souk/contract/modules/payments/payments';
import { listRefunds, requestRefund } from '@souk/contract/modules/payments/refunds';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildPayment, cashOf, findDifferences, orderOf, payBy } from '../../payments/testing.ts';
import { buildSeller, type TestSeller } from '../../sellers/testing.ts';
import { buildAdmin, lastEntryOf } from '../testing.ts';

const reason = 'It never came';

async function bought(prices: number[] = [10_000], token = 'tok_visa') {
  const api = await startApi();
  const payer = await buildUser(api.db);
  const sellers: TestSeller[] = [];
  for (const _ of prices) sellers.push(await buildSeller(api.db));
  const shares = prices.map((cents, index) => ({ sellerId: sellers[index]?.id ?? null, cents }));
  const payment = await buildPayment(api.db, { payer, shares });
  await payBy(api, payment, { stripeToken: token });
  await api.settle();
  const admin = await buildAdmin(api.db, { permissions: ['money'] });
  return { ...api, payer, sellers, payment, admin, at: api.as(payer), desk: api.as(admin) };
}

/** What a user was told, word for word. */
async function toldOf(db: Db, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from notifications.notifications where user_id = ${userId}`,
  );
  return rows.map(({ text }) => text);
}

describe('a customer who wants their money back', () => {
  test('asks, an admin agrees, and the money goes', async () => {
    const { at, as, desk, db, admin, payment, settle, sellers } = await bought();

    const asked = await at.call(requestRefund, { body: { payment_id: payment.id, reason } });
    expect(asked).toMatchObject({ status: 'requested', amount: { cents: 10_000 }, reason });
    const [waiting] = (await desk.call(listAdminRefunds, { query: { status: 'requested' } })).data.filter(
      ({ id }) => id === asked.id,
    );
    expect(waiting).toMatchObject({ left: { cents: 10_000 }, subject: orderOf(payment) });
    const approved = await desk.call(approveAdminRefund, { params: { id: asked.id }, body: {} });
    expect(['approved', 'processing']).toContain(approved.status);
    await settle();

    expect((await at.call(listRefunds)).data).toMatchObject([{ id: asked.id, status: 'refunded' }]);
    const [seller] = sellers;
    if (seller) expect((await as(seller).call(listRefunds)).data).toMatchObject([{ id: asked.id }]);
    expect(await at.call(getPayment, { params: { id: payment.id } })).toMatchObject({ status: 'refunded' });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'money.refund-approved',
      before: { state: 'requested' },
      after: { state: 'approved' },
    });
    expect((await at.call(listNotifications)).data.map(({ subject }) => subject)).toContain(
      'You were refunded',
    );
  });

  test('gets less where the admin grants less, never more than was paid', async () => {
    const { at, desk, payment, settle } = await bought();
    const { id } = await at.call(requestRefund, {
      body: { payment_id: payment.id, amount: '80' as never, reason },
    });

    const tooMuch = desk.call(approveAdminRefund, { params: { id }, body: { amount: '100.01' as never } });
    await expect(tooMuch).rejects.toMatchObject({ code: 'refund-too-large' });
    await desk.call(approveAdminRefund, { params: { id }, body: { amount: '25.50' as never } });
    await settle();

    expect((await at.call(listRefunds)).data).toMatchObject([
      { status: 'refunded', amount: { cents: 2_550 } },
    ]);
    expect(await at.call(getPayment, { params: { id: payment.id } })).toMatchObject({
      status: 'partially-refunded',
      refunded: { cents: 2_550 },
    });
  });

  test('is refused with a reason, once', async () => {
    const { at, desk, payment } = await bought();
    const { id } = await at.call(requestRefund, { body: { payment_id: payment.id, reason } });

    const body = { reason: 'The courier has a signature.' };
    const rejected = await desk.call(rejectAdminRefund, { params: { id }, body });

    expect(rejected).toMatchObject({ status: 'rejected', decision_note: body.reason });
    const again = desk.call(rejectAdminRefund, { params: { id }, body });
    await expect(again).rejects.toMatchObject({ code: 'refund-move-not-allowed' });
    const approving = desk.call(approveAdminRefund, { params: { id }, body: {} });
    await expect(approving).rejects.toMatchObject({ code: 'refund-move-not-allowed' });
    const [news] = (await at.call(listNotifications)).data;
    expect(news).toMatchObject({ subject: 'Your refund was refused' });
  });

  test('names the order where a payment covers several', async () => {
    const { at, payment } = await bought([5_000, 7_000]);
    const body = { payment_id: payment.id, reason };

    await expect(at.call(requestRefund, { body })).rejects.toMatchObject({ code: 'refund-needs-order' });
    const asked = await at.call(requestRefund, { body: { ...body, order_id: orderOf(payment, 1).id } });
    const strange = at.call(requestRefund, { body: { ...body, order_id: 999_999 } });

    expect(asked).toMatchObject({ amount: { cents: 7_000 } });
    await expect(strange).rejects.toMatchObject({ status: 404 });
  });

  test('asks once at a time, also with two requests in parallel, and for no more than there is', async () => {
    const { at, payment } = await bought();
    const body = { payment_id: payment.id, reason };
    const tooMuch = at.call(requestRefund, { body: { ...body, amount: '100.01' as never } });
    await expect(tooMuch).rejects.toMatchObject({ code: 'refund-too-large' });

    const both = await Promise.all([1, 2].map(() => at.send(requestRefund, { body })));

    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await at.call(listRefunds)).total).toBe(1);
  });

  test('has no say over payments of others', async () => {
    const { as, db, payment } = await bought();
    const stranger = as(await buildUser(db));

    const answer = await stranger.send(requestRefund, { body: { payment_id: payment.id, reason } });

    expect(answer.status).toBe(404);
    expect((await stranger.call(listRefunds)).data).toEqual([]);
  });
});

describe('a refund that fails at the provider', () => {
  test('is sent once more by an admin', async () => {
    const { at, desk, payment, settle } = await bought([10_000], 'tok_refund_fails');
    const { id } = await at.call(requestRefund, { body: { payment_id: payment.id, reason } });
    await desk.call(approveAdminRefund, { params: { id }, body: {} });
    await settle();
    expect((await at.call(listRefunds)).data).toMatchObject([{ status: 'failed' }]);

    await desk.call(retryAdminRefund, { params: { id } });
    await settle();

    expect((await at.call(listRefunds)).data).toMatchObject([{ status: 'refunded' }]);
    const again = desk.call(retryAdminRefund, { params: { id } });
    await expect(again).rejects.toMatchObject({ code: 'refund-move-not-allowed' });
  });

  test('is noted as paid by a bank transfer, which the payer is told of, and is never sent again', async () => {
    const { db, at, desk, admin, payer, payment, settle, advance } = await bought(
      [10_000],
      'tok_refund_fails',
    );
    const { id } = await at.call(requestRefund, { body: { payment_id: payment.id, reason } });
    await desk.call(approveAdminRefund, { params: { id }, body: {} });
    await settle();
    const note = 'Bank transfer of 22 November, reference 4711';

    const paid = await desk.call(payAdminRefundOtherwise, { params: { id }, body: { note } });
    await settle();

    expect(paid).toMatchObject({ status: 'refunded', decision_note: note });
    expect(await lastEntryOf(db, admin)).toMatchObject({ action: 'money.refund-paid-otherwise', note });
    expect(await toldOf(db, payer.id)).toContainEqual(expect.stringContaining(note));
    await advance(hoursMs(2));
    expect(await at.call(getPayment, { params: { id: payment.id } })).toMatchObject({ status: 'refunded' });
    expect((await at.call(listRefunds)).data).toMatchObject([{ status: 'refunded' }]);
    for (const endpoint of [retryAdminRefund, closeAdminRefund]) {
      const again = desk.call(endpoint, { params: { id }, body: { reason } } as never);
      await expect(again).rejects.toMatchObject({ code: 'refund-move-not-allowed' });
    }
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  });

  test('is closed with a reason, which the payer is told, and is never sent again', async () => {
    const { db, at, desk, admin, payer, payment, settle, advance } = await bought(
      [10_000],
      'tok_refund_fails',
    );
    const { id } = await at.call(requestRefund, { body: { payment_id: payment.id, reason } });
    await desk.call(approveAdminRefund, { params: { id }, body: {} });
    await settle();
    const body = { reason: 'The card is closed, and nobody answers.' };

    const closed = await desk.call(closeAdminRefund, { params: { id }, body });
    await advance(hoursMs(2));

    expect(closed).toMatchObject({ status: 'closed', decision_note: body.reason });
    expect(await lastEntryOf(db, admin)).toMatchObject({ action: 'money.refund-closed', note: body.reason });
    expect(await toldOf(db, payer.id)).toContainEqual(expect.stringContaining(body.reason));
    expect((await at.call(listRefunds)).data).toMatchObject([{ status: 'closed' }]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  });

  test('is settled once, however many admins settle it at once', async () => {
    const { db, at, desk, payment, settle } = await bought([10_000], 'tok_refund_fails');
    const { id } = await at.call(requestRefund, { body: { payment_id: payment.id, reason } });
    await desk.call(approveAdminRefund, { params: { id }, body: {} });
    await settle();
    const params = { id };

    const answers = await Promise.all([
      desk.send(payAdminRefundOtherwise, { params, body: { note: 'Bank transfer' } }),
      desk.send(closeAdminRefund, { params, body: { reason } }),
      desk.send(retryAdminRefund, { params }),
    ]);
    await settle();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('leaves the books sound', async () => {
    const { db, settle } = await startApi();
    await settle();

    expect(await findDifferences(db)).toEqual([]);
  });
});
