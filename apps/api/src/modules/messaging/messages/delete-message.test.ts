import { exportAccount } from '@souk/contract/modules/identity/accounts';
import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import { listConversationMessages, listConversations } from '@souk/contract/modules/messaging/conversations';
import { deleteMessage, listMessagesWith } from '@souk/contract/modules/messaging/messages';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { deleteAccount } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { write } from '../testing.ts';

describe('taking back a message', () => {
  test('leaves its place but no word of it, on either side and in notifications', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    await write(as(mia), omar, 'Fine');
    const regretted = await write(as(mia), omar, 'Not so fine');

    await as(mia).call(deleteMessage, { params: { id: regretted.id } });

    expect(await as(omar).call(getUserDetail)).toMatchObject({ message_count: 1 });
    expect((await as(omar).call(listNotifications)).data[0]?.massage).toBe('This message was deleted.');
    expect((await as(omar).call(listConversations)).data).toMatchObject([
      { last_message: '', newest: { is_deleted: true }, unread_count: 1 },
    ]);
    for (const [reader, other] of [
      [mia, omar],
      [omar, mia],
    ] as const) {
      const { data } = await as(reader).call(listMessagesWith, { params: { id: other.id } });
      expect(data).toMatchObject([
        { message: '', is_deleted: true },
        { message: 'Fine', is_deleted: false },
      ]);
    }
  });

  test('leaves nothing unread when it was the only unread one', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    const { id } = await write(as(mia), omar, 'Oops');

    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => as(mia).call(deleteMessage, { params: { id } })),
    );

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await as(omar).call(getUserDetail)).toMatchObject({ message_count: 0, notification_count: 0 });
  });

  test('is for its writer only', async () => {
    const { as, db } = await startApi();
    const [mia, omar, stranger] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const { id } = await write(as(mia), omar, 'Mine');

    for (const person of [omar, stranger])
      await expect(as(person).call(deleteMessage, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const { data } = await as(omar).call(listMessagesWith, { params: { id: mia.id } });
    expect(data).toMatchObject([{ message: 'Mine' }]);
  });
});

describe('a deleted account', () => {
  test('takes its own words along and leaves those of others', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    await write(as(mia), omar, 'From Mia');
    await write(as(omar), mia, 'From Omar');

    await deleteAccount(db, mia.id, { role: 'owner', userId: mia.id });

    const [conversation] = (await as(omar).call(listConversations)).data;
    expect(conversation).toMatchObject({ name: 'Deleted user', may_write: false, last_message: 'From Omar' });
    const params = { conversationId: conversation?.id ?? 0 };
    const { data } = await as(omar).call(listConversationMessages, { params });
    expect(data.map(({ message }) => message)).toEqual(['', 'From Omar']);
    await expect(write(as(omar), mia, 'Gone?')).rejects.toMatchObject({
      status: 404,
      message: 'User not found',
    });
    expect(await as(omar).call(getUserDetail)).toMatchObject({ message_count: 0 });
    expect((await as(omar).call(listNotifications)).data[0]?.massage).toBe('');
  });

  test('is told beforehand everything it wrote and received', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    await write(as(mia), omar, 'From Mia');
    await write(as(omar), mia, 'From Omar');

    const { modules } = await as(mia).call(exportAccount);

    expect(modules.messaging).toMatchObject({
      messages: [{ text: 'From Mia' }, { text: 'From Omar' }],
      blocks: [],
    });
    expect(modules.notifications).toMatchObject({ notifications: [{ kind: 'message', text: 'From Omar' }] });
  });
});
