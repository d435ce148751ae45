import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import {
  getConversation,
  getCorrespondent,
  listConversationMessages,
  listConversationPages,
  listConversations,
  readConversation,
} from '@souk/contract/modules/messaging/conversations';
import { confirmDelivery, listMessagesWith } from '@souk/contract/modules/messaging/messages';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { streamMessages } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { buildAds, write } from '../testing.ts';

const heard = async (db: Db, user: TestUser, type: string) =>
  (
    await db
      .select({ payload: streamMessages.payload })
      .from(streamMessages)
      .where(and(eq(streamMessages.userId, user.id), eq(streamMessages.topic, 'message')))
      .orderBy(asc(streamMessages.id))
  )
    .map(({ payload }) => payload as { type: string })
    .filter((news) => news.type === type);

describe('receipts', () => {
  test('go from sent to delivered to read, and the writer hears of each', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    const sent = await write(as(mia), omar, 'Hello');
    const params = { conversationId: sent.conversation_id };
    const stateFor = async (user: TestUser) =>
      (await as(user).call(getConversation, { params })).newest.state;

    const before = await stateFor(mia);
    await as(omar).call(confirmDelivery);
    const delivered = await stateFor(mia);
    await as(omar).call(listConversationMessages, { params });

    expect([before, delivered, await stateFor(mia)]).toEqual(['sent', 'delivered', 'read']);
    const news = { conversation_id: sent.conversation_id, user_id: omar.id, up_to_id: sent.id };
    expect(await heard(db, mia, 'delivered')).toMatchObject([news]);
    expect(await heard(db, mia, 'read')).toMatchObject([news]);
  });

  test('count a look at the list as delivery, and one’s own list as none', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    await write(as(mia), omar, 'One');
    await write(as(mia), omar, 'Two');

    const own = await as(mia).call(listConversations);
    const others = await as(omar).call(listConversationPages);

    expect(own.data[0]?.newest.state).toBe('sent');
    expect(others.data[0]?.newest.state).toBe('delivered');
    expect(await heard(db, mia, 'delivered')).toHaveLength(1);
  });

  test('are written once when the thread is opened many times at once', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    const { conversation_id: conversationId } = await write(as(mia), omar, 'Hello');

    await Promise.all(
      Array.from({ length: 20 }, () => as(omar).call(readConversation, { params: { conversationId } })),
    );

    expect(await heard(db, mia, 'read')).toHaveLength(1);
  });

  test('leave the counts exact while one side writes and the other reads', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    const { conversation_id: conversationId } = await write(as(mia), omar, 'First');

    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? as(omar).call(readConversation, { params: { conversationId } })
          : write(as(mia), omar, `Message ${index}`),
      ),
    );

    const { data } = await as(mia).call(listConversationMessages, {
      params: { conversationId },
      query: { limit: 100 },
    });
    const unread = data.filter(({ state }) => state !== 'read').length;
    expect(data).toHaveLength(41);
    expect((await as(omar).call(getUserDetail)).message_count).toBe(unread);
  });
});

describe('opening a thread', () => {
  test('by the person reads every conversation with them and its notification', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    buildAds({ 9: { ownerId: omar.id } });
    await write(as(mia), omar, 'About nothing');
    await write(as(mia), omar, 'About nine', { classified_id: 9 });

    const { data, total } = await as(omar).call(listMessagesWith, { params: { id: mia.id } });

    expect(total).toBe(2);
    expect(data).toMatchObject([
      { message: 'About nine', classified_id: 9, state: 'read' },
      { message: 'About nothing', classified_id: null, state: 'read' },
    ]);
    expect(await as(omar).call(getUserDetail)).toMatchObject({ message_count: 0, notification_count: 0 });
    expect((await as(omar).call(listNotifications)).data.map(({ is_visible }) => is_visible)).toEqual([1, 1]);
  });

  test('of two who never wrote is empty, of nobody is not found', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];

    expect(await as(mia).call(listMessagesWith, { params: { id: omar.id } })).toMatchObject({
      total: 0,
      data: [],
    });
    await expect(as(mia).call(listMessagesWith, { params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
      message: 'User not found',
    });
  });

  test('is not found by a stranger and stays unread', async () => {
    const { as, db } = await startApi();
    const [mia, omar, stranger] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const { conversation_id: conversationId } = await write(as(mia), omar, 'Private');
    const params = { conversationId };

    for (const endpoint of [getConversation, listConversationMessages, readConversation])
      expect((await as(stranger).send(endpoint, { params })).status).toBe(404);
    expect(await as(omar).call(getUserDetail)).toMatchObject({ message_count: 1 });
  });

  test('catches up after a pause', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    const first = await write(as(mia), omar, 'One');
    for (const text of ['Two', 'Three']) await write(as(mia), omar, text);

    const { data, has_more } = await as(omar).call(listConversationMessages, {
      params: { conversationId: first.conversation_id },
      query: { after: first.id, limit: 1 },
    });

    expect(data).toMatchObject([{ message: 'Two' }]);
    expect(has_more).toBe(true);
  });
});

describe('the list of conversations', () => {
  test('leads on by cursor, newest first, and finds by name and by what is unread', async () => {
    const { as, db } = await startApi();
    const me = await buildUser(db);
    for (const name of ['Ada', 'Ben', 'Cleo'])
      await write(as(await buildUser(db, { name })), me, `Hello from ${name}`);
    const namesOf = (data: { name: string }[]) => data.map(({ name }) => name);

    const first = await as(me).call(listConversations, { query: { limit: 2 } });
    const second = await as(me).call(listConversations, { query: { limit: 2, before: first.next ?? 0 } });
    const params = { conversationId: first.data[0]?.id ?? 0 };
    await as(me).call(readConversation, { params });

    expect([namesOf(first.data), namesOf(second.data), second.next]).toEqual([
      ['Cleo', 'Ben'],
      ['Ada'],
      null,
    ]);
    expect(namesOf((await as(me).call(listConversations, { query: { search: 'be' } })).data)).toEqual([
      'Ben',
    ]);
    expect(namesOf((await as(me).call(listConversations, { query: { search: '%' } })).data)).toEqual([]);
    expect(namesOf((await as(me).call(listConversations, { query: { only: 'unread' } })).data)).toEqual([
      'Ben',
      'Ada',
    ]);
  });

  test('costs the same number of queries for one conversation as for many', async () => {
    const { as, db, database } = await startApi();
    const me = await buildUser(db);
    const costs: number[] = [];
    buildAds({ 9: { ownerId: me.id } });
    for (const rounds of [1, 7]) {
      for (let round = 0; round < rounds; round += 1)
        await write(as(await buildUser(db)), me, 'Hello', { classified_id: 9 });
      await as(me).call(confirmDelivery);
      let queries = 0;
      const count = () => {
        queries += 1;
      };
      database.pool.on('acquire', count);
      await as(me).call(listConversations);
      database.pool.off('acquire', count);
      costs.push(queries);
    }

    expect(costs[0]).toBeGreaterThan(5);
    expect(costs[1]).toBe(costs[0]);
  });
});

describe('a person to write to', () => {
  test('is shown with the ad and the conversation there is', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db, { name: 'Omar' })];
    buildAds({ 9: { ownerId: omar.id } });
    const call = { params: { userId: omar.id }, query: { classified_id: 9 } };

    const before = await as(mia).call(getCorrespondent, call);
    const { conversation_id } = await write(as(mia), omar, 'Hello', { classified_id: 9 });

    expect(before).toMatchObject({
      name: 'Omar',
      conversation_id: null,
      may_write: true,
      subject: { title: 'Ad 9' },
    });
    expect(await as(mia).call(getCorrespondent, call)).toMatchObject({ conversation_id });
    await expect(as(mia).call(getCorrespondent, { params: { userId: 999_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
