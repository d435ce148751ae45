import { getDashboard } from '@souk/contract/modules/admin/dashboard';
import {
  getDispute,
  listDisputes,
  replyDispute,
  resolveDispute,
} from '@souk/contract/modules/admin/disputes';
import * as ofSides from '@souk/contract/modules/disputes/disputes';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { events } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { replyDispute as replyToDispute } from '../../disputes/index.ts';
import { buildDispute, photo } from '../../disputes/testing.ts';
import { startSession } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

/** Signs an admin in again whose session expired when the test moved the clock. */
async function adminAgain(db: Db, { id }: { id: number }) {
  const config = readConfig({ NODE_ENV: 'test' });
  const beginning = { userId: id, device: 'test', address: '::1', isAdmin: true };
  return db.transaction((tx) => startSession(tx, config, beginning));
}

async function disputed() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['disputes'] });
  const [customer, seller] = [await buildUser(api.db), await buildUser(api.db, { sellerType: 'retail' })];
  const dispute = await buildDispute(api.db, { customer, seller, files: [photo()] });
  const at = api.as(admin);
  const params = { id: dispute.id };
  const decide = (body: Record<string, unknown>) =>
    at.call(resolveDispute, { params, body: { note: 'The photos are clear.', ...body } as never });
  const resolutions = async () => {
    const rows = await api.db
      .select({ payload: events.payload })
      .from(events)
      .where(
        and(
          eq(events.name, 'disputes.resolved'),
          sql`${events.payload} ->> 'disputeId' = ${String(dispute.id)}`,
        ),
      );
    return rows.map(({ payload }) => payload);
  };
  const newsOf = async (user: { token: string }) => (await api.as(user).call(listNotifications)).data;
  return { ...api, admin, customer, seller, dispute, at, params, decide, resolutions, newsOf };
}

describe('the desk’s list of disputes', () => {
  test('shows what waits: first where a refund is proposed, then the oldest', async () => {
    const { advance, as, db, admin, dispute } = await disputed();
    const people = async () => ({ customer: await buildUser(db), seller: await buildUser(db) });
    const answered = await buildDispute(db, await people());
    await replyToDispute(db, { id: answered.sellerId }, answered.id, 'It was whole.');
    await advance(daysMs(7) + 1000);
    const later = await buildDispute(db, await people());
    const desk = as(await adminAgain(db, admin));
    const own = [dispute.id, answered.id, later.id];
    const idsOf = async (query = {}) =>
      (await desk.call(listDisputes, { query: { page_size: 20, ...query } })).data
        .map(({ dispute_id }) => dispute_id)
        .filter((id) => own.includes(id));

    expect(await idsOf()).toEqual([dispute.id, answered.id, later.id]);
    expect(await idsOf({ status: 'open' })).toEqual([later.id, dispute.id]);
    expect(await idsOf({ status: 'withdrawn' })).toEqual([]);
  });
});

describe('an admin’s verdict', () => {
  test.each([
    { decision: 'customer', status: 'resolved-customer', refundCents: 10_000 },
    { decision: 'seller', status: 'resolved-seller', refundCents: 0 },
    { decision: 'split', refund_amount: '35.50', status: 'resolved-split', refundCents: 3550 },
  ])('for the $decision gives back $refundCents cents and tells both', async (expected) => {
    const { db, admin, customer, seller, dispute, decide, resolutions, newsOf } = await disputed();
    const { status, refundCents, ...body } = expected;

    const resolved = await decide(body);

    expect(resolved).toMatchObject({
      status,
      decision: body.decision,
      moves: [],
      decision_note: 'The photos are clear.',
      refund: { cents: refundCents, currency: 'AUD' },
      seller_gets: { cents: 10_000 - refundCents, currency: 'AUD' },
    });
    expect(await resolutions()).toEqual([
      {
        disputeId: dispute.id,
        subject: { kind: 'test.order', id: dispute.subjectId },
        decision: body.decision,
        refundCents,
        byUserId: admin.id,
      },
    ]);
    for (const user of [customer, seller])
      expect((await newsOf(user))[0]).toMatchObject({ subject: 'A dispute was decided' });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'disputes.resolved',
      targetId: String(dispute.id),
      after: { decision: body.decision, refund_cents: refundCents },
    });
  });

  test('about a part of the price says beforehand and afterwards what each side gets', async () => {
    const { as, at, db } = await disputed();
    const [customer, seller] = [await buildUser(db), await buildUser(db)];
    const stake = { cents: 4_500, wholeCents: 13_500, lineId: 7 };
    const { id } = await buildDispute(db, { customer, seller, ...stake });
    const params = { id };
    const shownTo = async (user: { token: string }) => as(user).call(ofSides.getDispute, { params });
    const told = async (user: { token: string }) =>
      (await as(user).call(listNotifications)).data[0]?.massage ?? '';

    const before = [await at.call(getDispute, { params }), await shownTo(customer), await shownTo(seller)];
    await at.call(resolveDispute, { params, body: { decision: 'customer', note: 'Clear.' } });

    for (const shown of before)
      expect(shown).toMatchObject({
        order_detail_id: 7,
        amount: { cents: 4_500 },
        whole: { cents: 13_500 },
        refund: null,
        seller_gets: null,
      });
    for (const shown of [
      await at.call(getDispute, { params }),
      await shownTo(customer),
      await shownTo(seller),
    ])
      expect(shown).toMatchObject({ refund: { cents: 4_500 }, seller_gets: { cents: 9_000 } });
    expect(await told(customer)).toContain('$45.00 goes back to you, $90.00 goes to the seller.');
    expect(await told(seller)).toContain(
      '$45.00 goes back to the customer, $90.00 goes to you, less the commission.',
    );
  });

  test.each([
    { body: { decision: 'split' }, fields: { refund_amount: ['Refund amount is required.'] } },
    {
      body: { decision: 'split', refund_amount: '100.00' },
      fields: { refund_amount: ['Refund amount must be less than the whole amount.'] },
    },
    {
      body: { decision: 'customer', refund_amount: '10.00' },
      fields: { refund_amount: ['Only a split has an amount.'] },
    },
    { body: { decision: 'nobody' }, fields: { decision: ['Decision is required.'] } },
    { body: { decision: 'seller', note: '' }, fields: { note: ['Note is required.'] } },
  ])('of $body is refused', async ({ body, fields }) => {
    const { db, admin, decide } = await disputed();

    await expect(decide(body)).rejects.toMatchObject({ status: 423, fields });
    expect(await entriesOf(db, admin)).toEqual([]);
  });

  test('is spoken once, whoever comes second', async () => {
    const { as, db, params, decide, resolutions } = await disputed();
    const other = as(await buildAdmin(db, { permissions: ['disputes'] }));

    const answers = await Promise.allSettled([
      decide({ decision: 'customer' }),
      other.call(resolveDispute, { params, body: { decision: 'seller', note: 'No.' } }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await resolutions()).toHaveLength(1);
    await expect(decide({ decision: 'customer' })).rejects.toMatchObject({
      status: 422,
      code: 'dispute-closed',
    });
  });

  test('is not for those without the area, nor about a dispute that is not there', async () => {
    const { as, db, at, params, decide, customer } = await disputed();
    const elsewhere = as(await buildAdmin(db, { permissions: ['ads'] }));
    const body = { decision: 'customer', note: 'Clear.' } as const;

    await expect(elsewhere.call(resolveDispute, { params, body })).rejects.toMatchObject({ status: 403 });
    await expect(as(customer).call(resolveDispute, { params, body })).rejects.toMatchObject({ status: 403 });
    await expect(at.call(resolveDispute, { params: { id: 999_999_999 }, body })).rejects.toMatchObject({
      status: 404,
    });
    await expect(decide({ decision: 'customer' })).resolves.toMatchObject({ decision: 'customer' });
  });
});

describe('an admin in a dispute', () => {
  test('reads it with its photos, writes to both sides and is a stranger at their own door', async () => {
    const { app, as, admin, customer, seller, at, params, newsOf } = await disputed();

    const shown = await at.call(getDispute, { params });
    const answer = await app.server.inject({
      url: shown.messages[0]?.images[0]?.path ?? '',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const replied = await at.call(replyDispute, { params, body: { comment: 'Please send the receipt.' } });

    expect(shown).toMatchObject({ role: 'admin', subject_path: null, moves: ['reply', 'resolve'] });
    expect(answer.statusCode).toBe(200);
    expect(replied).toMatchObject({ status: 'open', messages: [{ role: 'customer' }, { role: 'admin' }] });
    for (const user of [customer, seller])
      expect((await newsOf(user))[0]).toMatchObject({ subject: 'Souk has written about your dispute' });
    await expect(as(admin).call(ofSides.getDispute, { params })).rejects.toMatchObject({ status: 403 });
  });
});

describe('the dashboard', () => {
  test('counts the disputes that wait', async () => {
    const { as, db, decide } = await disputed();
    const desk = as(await buildAdmin(db, { permissions: ['*'] }));
    const before = (await desk.call(getDashboard)).open_disputes;

    await decide({ decision: 'seller' });

    expect((await desk.call(getDashboard)).open_disputes).toBe(before - 1);
  });
});
