import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import { blockMessages } from '@souk/contract/modules/messaging/blocks';
import {
  getConversation,
  listConversationMessages,
  listConversationPages,
  listConversations,
} from '@souk/contract/modules/messaging/conversations';
import { answerConversation, listMessagesWith, sendMessage } from '@souk/contract/modules/messaging/messages';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { streamMessages } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { buildAds, write } from '../testing.ts';
import { renewCard } from './renew-card.ts';
import { sendMessage as send } from './send-message.ts';

const pair = async (db: Db) => ({
  mia: await buildUser(db, { name: 'Mia' }),
  omar: await buildUser(db, { name: 'Omar' }),
});

const heard = (db: Db, user: TestUser) =>
  db
    .select({ payload: streamMessages.payload })
    .from(streamMessages)
    .where(and(eq(streamMessages.userId, user.id), eq(streamMessages.topic, 'message')))
    .orderBy(asc(streamMessages.id));

describe('writing to a person', () => {
  test('opens a conversation, reaches both sides’ pages and counts as unread', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);

    const answer = await as(mia).send(sendMessage, {
      body: { receiver_id: omar.id, message: '  Hello Omar ' },
    });

    expect(answer.status).toBe(201);
    expect(answer.envelope.data).toMatchObject({
      sender_id: mia.id,
      receiver_id: omar.id,
      message: 'Hello Omar',
      state: 'sent',
      attachment: null,
      classified_id: null,
      is_deleted: false,
    });
    for (const person of [mia, omar])
      expect(await heard(db, person)).toMatchObject([
        { payload: { type: 'sent', message: { message: 'Hello Omar' } } },
      ]);
    expect(await as(omar).call(getUserDetail)).toMatchObject({ message_count: 1 });
    expect(await as(mia).call(getUserDetail)).toMatchObject({ message_count: 0 });
    const { data } = await as(omar).call(listConversationPages);
    expect(data).toMatchObject([
      {
        user_id: mia.id,
        name: 'Mia',
        last_message: 'Hello Omar',
        unread_count: 1,
        is_blocked: false,
        may_write: true,
      },
    ]);
  });

  test('makes one unread notification per conversation, however many messages come', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);
    buildAds({ 9: { ownerId: omar.id } });

    await write(as(mia), omar, 'Is it there?', { classified_id: 9 });
    await write(as(mia), omar, 'Still there?', { classified_id: 9 });
    await write(as(mia), omar, 'Something else');

    const { data } = await as(omar).call(listNotifications);
    expect(data).toMatchObject([
      { massage: 'Something else', destination_url: `/messages?user_id=${mia.id}`, classified_id: null },
      {
        subject: 'New message from Mia',
        massage: 'Still there?',
        destination_url: `/messages?user_id=${mia.id}&classified_id=9`,
        classified_id: 9,
        notifiable_type: 'classifieds.ad',
      },
    ]);
  });

  test('keeps one conversation per person and ad, whoever writes first', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);
    buildAds({ 9: { ownerId: omar.id }, 10: { ownerId: omar.id } });

    const first = await write(as(mia), omar, 'About nine', { classified_id: 9 });
    const back = await write(as(omar), mia, 'Yes, nine', { classified_id: 9 });
    const other = await write(as(mia), omar, 'About ten', { classified_id: 10 });
    const plain = await write(as(omar), mia, 'About nothing');

    expect(back.conversation_id).toBe(first.conversation_id);
    expect(new Set([first, other, plain].map((message) => message.conversation_id)).size).toBe(3);
    const shown = await as(mia).call(getConversation, { params: { conversationId: first.conversation_id } });
    expect(shown.subject).toEqual({
      kind: 'classifieds.ad',
      id: 9,
      title: 'Ad 9',
      path: '/ads/9',
      image: null,
      price: { cents: 35_000, currency: 'AUD' },
    });
  });

  test('about an ad needs one of the two to own it, and its writer to see it', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);
    const stranger = await buildUser(db);
    const ads = { 9: { ownerId: stranger.id }, 10: { ownerId: omar.id, isVisible: false } };
    buildAds(ads);

    for (const classified_id of [9, 10, 11])
      await expect(write(as(mia), omar, 'Hello', { classified_id })).rejects.toMatchObject({ status: 404 });

    const started = await write(as(omar), mia, 'My hidden ad', { classified_id: 10 });
    expect(await write(as(mia), omar, 'Going on', { classified_id: 10 })).toMatchObject({
      conversation_id: started.conversation_id,
    });
    expect((await as(mia).call(listConversations)).data).toMatchObject([
      { classified_id: 10, subject: null },
    ]);
  });

  test('is told at the field what is wrong with a text, and who cannot be written to', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);

    await expect(write(as(mia), omar, '   ')).rejects.toMatchObject({
      status: 423,
      fields: { message: ['Message can not be empty.'] },
    });
    await expect(write(as(mia), omar, 'x'.repeat(2001))).rejects.toMatchObject({
      status: 423,
      fields: { message: ['Max length must be 2000 characters.'] },
    });
    await expect(write(as(mia), mia, 'Me')).rejects.toMatchObject({
      status: 423,
      fields: { receiver_id: expect.any(Array) },
    });
    await expect(write(as(mia), { id: 999_999 }, 'Nobody')).rejects.toMatchObject({
      status: 404,
      message: 'User not found',
    });
    await expect(write(as(), omar, 'A visitor')).rejects.toMatchObject({ status: 401 });
  });

  test('does not send twice when an answer was lost and the call repeated', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);
    const body = { receiver_id: omar.id, message: 'Once' };
    const headers = { 'idempotency-key': 'lost-answer' };

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => as(mia).call(sendMessage, { body, headers })),
    );

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await as(omar).call(listMessagesWith, { params: { id: mia.id } })).total).toBe(1);
  });

  test('lets 200 first messages at once make one conversation with 200 messages in order', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);

    const sent = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2 ? write(as(mia), omar, `From Mia ${index}`) : write(as(omar), mia, `From Omar ${index}`),
      ),
    );

    expect(new Set(sent.map((message) => message.conversation_id)).size).toBe(1);
    const [conversation] = (await as(mia).call(listConversations)).data;
    expect(conversation).toMatchObject({ unread_count: 100 });
    expect((await as(omar).call(getUserDetail)).message_count).toBe(100);
    const params = { conversationId: conversation?.id ?? 0 };
    const newer = await as(mia).call(listConversationMessages, { params, query: { limit: 100 } });
    const older = await as(mia).call(listConversationMessages, {
      params,
      query: { limit: 100, before: newer.data[0]?.id ?? 0 },
    });
    const thread = [...older.data, ...newer.data];
    expect(new Set(thread.map(({ message }) => message)).size).toBe(200);
    expect(thread.map(({ id }) => id)).toEqual(
      thread.map(({ id }) => id).toSorted((one, other) => one - other),
    );
    expect(thread.map(({ created_at }) => created_at)).toEqual(
      thread.map(({ created_at }) => created_at).toSorted(),
    );
    expect([newer.has_more, older.has_more]).toEqual([true, false]);
    expect(thread.at(-1)?.id).toBe(conversation?.newest.id);
  });

  test('lets a ring of people write to each other at once without anyone waiting for ever', async () => {
    const { as, db } = await startApi();
    const people = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const next = (index: number) => people[(index + 1) % 3] as TestUser;

    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => write(as(people[index % 3]), next(index), `Message ${index}`)),
    );

    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});

describe('answering a conversation', () => {
  test('writes to the other side about the same thing, and is not found by a stranger', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);
    const stranger = await buildUser(db);
    buildAds({ 9: { ownerId: omar.id } });
    const first = await write(as(mia), omar, 'Hello', { classified_id: 9 });
    const call = { params: { conversationId: first.conversation_id }, body: { message: 'Hello Mia' } };

    expect(await as(omar).call(answerConversation, call)).toMatchObject({
      conversation_id: first.conversation_id,
      receiver_id: mia.id,
      classified_id: 9,
    });
    await expect(as(stranger).call(answerConversation, call)).rejects.toMatchObject({ status: 404 });
    await as(omar).call(blockMessages, { body: { user_id: mia.id } });
    await expect(as(mia).call(answerConversation, call)).rejects.toMatchObject({ code: 'user-blocked' });
  });
});

describe('cards of other modules', () => {
  test('are renewed for the thing of the kind that is named, and for no other of the same number', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);
    const card = (kind: string) => ({ of: { kind, id: 7 }, shown: { status: 'Pending' } });
    const people = { fromId: mia.id, toId: omar.id };
    const { message } = await db.transaction(async (tx) => {
      await send(tx, { ...people, text: 'A quote', card: card('bookings.quote') });
      return send(tx, { ...people, text: 'An offer', card: card('classifieds.offer') });
    });

    await db.transaction((tx) =>
      renewCard(tx, { ...card('classifieds.offer'), shown: { status: 'Accepted' } }),
    );

    const params = { conversationId: message.conversationId };
    const { data } = await as(mia).call(listConversationMessages, { params });
    expect(data).toMatchObject([
      { offer_id: null, card: { status: 'Pending' } },
      { offer_id: 7, card: { status: 'Accepted' } },
    ]);
  });

  test('travel with the message and follow what becomes of the offer', async () => {
    const { as, db } = await startApi();
    const { mia, omar } = await pair(db);
    const of = { kind: 'classifieds.offer', id: 7 };
    const offer = { kind: 'offer', offer_id: 7, cents: 30_000, status: 'Pending' };

    const { message } = await db.transaction((tx) =>
      send(tx, {
        fromId: mia.id,
        toId: omar.id,
        text: 'I offer $300.',
        card: { of, shown: offer },
        isQuiet: true,
      }),
    );
    await db.transaction((tx) => renewCard(tx, { of, shown: { ...offer, status: 'Accepted' } }));

    const params = { conversationId: message.conversationId };
    const { data } = await as(mia).call(listConversationMessages, { params });
    expect(data).toMatchObject([{ offer_id: 7, card: { status: 'Accepted', cents: 30_000 } }]);
    expect((await as(omar).call(listNotifications)).total).toBe(0);
    expect((await heard(db, omar)).at(-1)).toMatchObject({
      payload: { type: 'changed', message: { card: { status: 'Accepted' } } },
    });
  });
});
