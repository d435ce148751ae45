import {
  getDispute,
  listDisputes,
  readDisputeImage,
  replyDispute,
  withdrawDispute,
} from '@souk/contract/modules/disputes/disputes';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { events, streamMessages } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDispute, photo, replyForm, signedInAgain } from '../testing.ts';
import { resolveDispute } from './resolve-dispute.ts';

async function opened({ files = [photo()] } = {}) {
  const api = await startApi();
  const [customer, seller] = [
    await buildUser(api.db, { name: 'Mia Brown' }),
    await buildUser(api.db, { sellerType: 'retail' }),
  ];
  const dispute = await buildDispute(api.db, { customer, seller, files });
  const params = { id: dispute.id };
  const eventsOf = async (name: string) => {
    const rows = await api.db
      .select({ payload: events.payload })
      .from(events)
      .where(and(eq(events.name, name), sql`${events.payload} ->> 'disputeId' = ${String(dispute.id)}`));
    return rows.map(({ payload }) => payload);
  };
  const newsOf = async (user: { token: string }) =>
    (await api.as(user).call(listNotifications)).data.map(({ subject }) => subject);
  const say = (user: { token: string }, comment: string) =>
    api.as(user).call(replyDispute, { params, body: { comment } });
  return { ...api, customer, seller, dispute, params, eventsOf, newsOf, say };
}

describe('opening a dispute', () => {
  test('keeps the complaint with its photos, tells the seller and the vertical', async () => {
    const { as, customer, seller, dispute, params, eventsOf, newsOf } = await opened();

    const shown = await as(seller).call(getDispute, { params });

    expect(shown).toMatchObject({
      title: dispute.title,
      status: 'open',
      role: 'seller',
      subject_path: `/received-orders-detail?order_id=${dispute.subjectId}`,
      customer: { id: customer.id, name: 'Mia Brown' },
      amount: { cents: 10_000, currency: 'AUD' },
      reason: 'Damaged or faulty',
      moves: ['reply'],
      messages: [{ role: 'customer', comment: 'The lid is cracked.', images: [{ name: 'crack.png' }] }],
    });
    expect(await newsOf(seller)).toContain('A customer has opened a dispute');
    expect(await eventsOf('disputes.opened')).toEqual([
      { disputeId: dispute.id, subject: { kind: 'test.order', id: dispute.subjectId } },
    ]);
  });

  test('a second time about the same thing is refused, also at the same moment and after the end [cat-you-have-already-complaint-this-participation]', async () => {
    const { as, db, customer, seller, dispute, params } = await opened();
    const again = () => buildDispute(db, { customer, seller, subjectId: dispute.subjectId });
    const refused = {
      code: 'complained-already',
      message: 'You have already complaint this participation',
    };

    await expect(again()).rejects.toMatchObject(refused);
    await as(customer).call(withdrawDispute, { params });
    await expect(again()).rejects.toMatchObject(refused);
    const two = await Promise.allSettled(
      [1, 2].map(() => buildDispute(db, { customer, seller, subjectId: 900_001 })),
    );

    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the photos of a dispute', () => {
  test('open for its two sides and for nobody else', async () => {
    const { app, as, db, customer, seller, params } = await opened();
    const shown = await as(customer).call(getDispute, { params });
    const path = shown.messages[0]?.images[0]?.path ?? '';
    const open = (user: { token: string }) =>
      app.server.inject({ url: path, headers: { authorization: `Bearer ${user.token}` } });

    const answers = [await open(customer), await open(seller), await open(await buildUser(db))];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    expect(answers[0]?.headers['content-type']).toMatch(/^image\//);
  });

  test('are those of this dispute alone', async () => {
    const { as, customer, params, ...api } = await opened();
    const other = await buildDispute(api.db, { customer: api.seller, seller: customer, files: [photo()] });
    const image = (await as(customer).call(getDispute, { params: { id: other.id } })).messages[0]?.images[0];

    const swapped = { id: params.id, image_id: image?.id ?? 0 };

    await expect(as(customer).call(readDisputeImage, { params: swapped })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('writing in a dispute', () => {
  test('passes the turn from side to side and tells the other one', async () => {
    const { customer, seller, dispute, eventsOf, newsOf, say } = await opened();

    expect(await say(seller, 'It was whole when it left.')).toMatchObject({
      status: 'seller-replied',
      seller_answers_until: null,
    });
    expect(await say(customer, 'It is not now.')).toMatchObject({ status: 'customer-replied' });

    expect(await newsOf(customer)).toEqual(['The seller has answered your dispute']);
    expect(await newsOf(seller)).toContain('The customer has answered in a dispute');
    expect(await eventsOf('disputes.replied')).toMatchObject([
      { disputeId: dispute.id, by: 'seller' },
      { disputeId: dispute.id, by: 'customer' },
    ]);
  });

  test('twice in a row adds to what was said and leaves the turn', async () => {
    const { seller, say } = await opened();
    await say(seller, 'It was whole.');

    const { status, messages } = await say(seller, 'Here is the receipt.');

    expect(status).toBe('seller-replied');
    expect(messages.map(({ comment }) => comment)).toEqual([
      'The lid is cracked.',
      'It was whole.',
      'Here is the receipt.',
    ]);
  });

  test('carries up to five photos and not six', async () => {
    const { as, seller, params } = await opened();
    const send = (count: number) =>
      as(seller).send(replyDispute, { params, body: replyForm('See here.', count) });

    const [five, six] = [await send(5), await send(6)];

    expect(five.envelope).toMatchObject({ status: 201, message: 'Reply sent successfully.' });
    expect((five.envelope.data as { messages: { images: [] }[] }).messages[1]?.images).toHaveLength(5);
    expect(six.status).toBe(423);
  });

  test('needs words', async () => {
    const { seller, say } = await opened();

    await expect(say(seller, ' ')).rejects.toMatchObject({
      status: 423,
      fields: { comment: ['Comment can not be empty.'] },
    });
  });

  test('reaches the open pages of both sides', async () => {
    const { db, customer, seller, dispute, say } = await opened();
    await say(seller, 'It was whole.');

    for (const { id } of [customer, seller]) {
      const [news] = await db
        .select({ payload: streamMessages.payload })
        .from(streamMessages)
        .where(and(eq(streamMessages.userId, id), eq(streamMessages.topic, 'dispute')))
        .orderBy(desc(streamMessages.id));
      expect(news?.payload).toMatchObject({
        dispute_id: dispute.id,
        status: 'seller-replied',
        message: { comment: 'It was whole.', role: 'seller' },
      });
    }
  });

  test('is over with the dispute', async () => {
    const { as, customer, seller, params, say } = await opened();
    await as(customer).call(withdrawDispute, { params });

    for (const user of [customer, seller])
      await expect(say(user, 'One more thing.')).rejects.toMatchObject({
        status: 422,
        code: 'dispute-closed',
      });
  });
});

describe('withdrawing a dispute', () => {
  test('is the customer’s, ends it and tells the seller and the vertical', async () => {
    const { as, customer, seller, params, eventsOf, newsOf } = await opened();

    await expect(as(seller).call(withdrawDispute, { params })).rejects.toMatchObject({ status: 404 });
    const withdrawn = await as(customer).call(withdrawDispute, { params });

    expect(withdrawn).toMatchObject({ status: 'withdrawn', moves: [], decision: null });
    expect(withdrawn.closed_at).not.toBeNull();
    expect(await newsOf(seller)).toContain('A dispute was withdrawn');
    expect(await eventsOf('disputes.withdrawn')).toHaveLength(1);
    await expect(as(customer).call(withdrawDispute, { params })).rejects.toMatchObject({
      code: 'dispute-closed',
    });
  });

  test('and an admin’s verdict at the same moment: one of them holds', async () => {
    const { as, db, customer, dispute, params, eventsOf } = await opened();
    const admin = await buildUser(db);

    const answers = await Promise.allSettled([
      as(customer).call(withdrawDispute, { params }),
      resolveDispute(db, admin, dispute.id, { decision: 'customer', note: 'Clear.' }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const told = [...(await eventsOf('disputes.withdrawn')), ...(await eventsOf('disputes.resolved'))];
    expect(told).toHaveLength(1);
  });
});

describe('a seller who does not answer', () => {
  test('has a refund proposed after seven days, which decides nothing', async () => {
    const { advance, as, db, customer, params, eventsOf } = await opened();

    await advance(daysMs(6));
    expect(await eventsOf('disputes.refund-proposed')).toEqual([]);
    await advance(daysMs(1) + 1000);
    await advance(daysMs(8));

    const shown = await as(await signedInAgain(db, customer)).call(getDispute, { params });
    expect(shown).toMatchObject({ status: 'open', decision: null, refund: null });
    expect(shown.refund_proposed_at).not.toBeNull();
    expect(await eventsOf('disputes.refund-proposed')).toHaveLength(1);
  });

  test('gets no more time by what the customer adds', async () => {
    const { advance, customer, db, say, eventsOf } = await opened();
    await advance(daysMs(4));
    await say(await signedInAgain(db, customer), 'Are you there?');

    await advance(daysMs(3) + 1000);

    expect(await eventsOf('disputes.refund-proposed')).toHaveLength(1);
  });

  test('and does so in time is left alone, until it is their turn again', async () => {
    const { advance, customer, seller, db, say, eventsOf } = await opened();
    await say(seller, 'I will look.');
    await advance(daysMs(20));
    expect(await eventsOf('disputes.refund-proposed')).toEqual([]);

    await say(await signedInAgain(db, customer), 'And?');
    await advance(daysMs(7) + 1000);

    expect(await eventsOf('disputes.refund-proposed')).toHaveLength(1);
  });

  test('takes the proposal back by answering late', async () => {
    const { advance, seller, db, say } = await opened();
    await advance(daysMs(7) + 1000);

    const shown = await say(await signedInAgain(db, seller), 'Sorry, I was away.');

    expect(shown).toMatchObject({ status: 'seller-replied', refund_proposed_at: null });
  });
});

describe('the list of disputes', () => {
  test('holds those of either side, by state, the newest first', async () => {
    const { as, db, customer, seller, dispute, say } = await opened();
    const second = await buildDispute(db, { customer, seller: await buildUser(db) });
    await say(seller, 'It was whole.');
    const idsOf = async (user: { token: string }, query = {}) =>
      (await as(user).call(listDisputes, { query })).data.map(({ dispute_id }) => dispute_id);

    expect(await idsOf(customer)).toEqual([second.id, dispute.id]);
    expect(await idsOf(seller)).toEqual([dispute.id]);
    expect(await idsOf(customer, { status: 'seller-replied' })).toEqual([dispute.id]);
    expect(await idsOf(await buildUser(db))).toEqual([]);
  });
});
