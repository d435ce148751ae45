import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@souk/contract/modules/notifications/notifications';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { outboundMessages, streamMessages } from '../../../platform/platform.tables.ts';
import { say } from '../../../platform/texts/say.ts';
import { startApi } from '../../../testing/start-api.ts';
import { deleteAccount } from '../../identity/index.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { forgetNotifications } from './forget-notifications.ts';
import { notifications } from './notification.tables.ts';
import { type NewNotification, notify } from './notify.ts';

const offer = (user: TestUser, more: Partial<NewNotification> = {}): NewNotification => ({
  userId: user.id,
  kind: 'offer',
  subject: say`New offer`,
  text: say`Mia offers $350 for your bike.`,
  path: '/offers/7',
  key: 'offer:7',
  ...more,
});

const tell = (db: Db, fresh: NewNotification) => db.transaction((tx) => notify(tx, fresh));

const sentTo = (db: Db, user: TestUser) =>
  db
    .select()
    .from(outboundMessages)
    .where(eq(outboundMessages.recipient, user.email))
    .orderBy(asc(outboundMessages.id));

const streamed = (db: Db, user: TestUser, topic: string) =>
  db
    .select({ payload: streamMessages.payload })
    .from(streamMessages)
    .where(and(eq(streamMessages.userId, user.id), eq(streamMessages.topic, topic)))
    .orderBy(asc(streamMessages.id));

describe('telling a person', () => {
  test('shows it in the product with the spelling clients read, to their open pages, and by mail [B-055]', async () => {
    const { as, db, settle } = await startApi();
    const [seller, buyer] = [await buildUser(db), await buildUser(db, { name: 'Mia' })];

    await tell(
      db,
      offer(seller, {
        senderId: buyer.id,
        about: { kind: 'classifieds.ad', id: 9 },
        card: { title: 'Bike', price: { cents: 35_000, currency: 'AUD' }, path: '/bike-9' },
      }),
    );
    await settle();

    const { data, total } = await as(seller).call(listNotifications);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      sender_id: buyer.id,
      receiver_id: seller.id,
      subject: 'New offer',
      massage: 'Mia offers $350 for your bike.',
      devicename: '',
      deviceid: '',
      classified_id: 9,
      offer_price: { cents: 35_000, currency: 'AUD' },
      notifiable_type: 'classifieds.ad',
      notifiable_id: 9,
      destination_url: '/offers/7',
      user_id: buyer.id,
      name: 'Mia',
      is_sellable: 1,
      is_visible: 0,
      user_image: null,
    });
    expect(await streamed(db, seller, 'notification')).toMatchObject([{ payload: { id: data[0]?.id } }]);
    expect(await streamed(db, seller, 'counters')).toMatchObject([{ payload: { notification_count: 1 } }]);
    const [mail] = await sentTo(db, seller);
    expect(mail).toMatchObject({ channel: 'mail', subject: 'New offer' });
    expect(mail?.link).toMatch(/^http.+\/offers\/7$/);
    expect(mail?.body).toContain('/unsubscribe?token=');
  });

  test('happens once per key, however many call at once', async () => {
    const { as, db, settle } = await startApi();
    const seller = await buildUser(db);

    await Promise.all(Array.from({ length: 50 }, () => tell(db, offer(seller))));
    await settle();

    expect((await as(seller).call(listNotifications)).total).toBe(1);
    expect(await sentTo(db, seller)).toHaveLength(1);
  });

  test('does not happen when the transaction is undone', async () => {
    const { as, db, settle } = await startApi();
    const seller = await buildUser(db);

    const undone = db.transaction(async (tx) => {
      await notify(tx, offer(seller));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await settle();

    expect((await as(seller).call(listNotifications)).total).toBe(0);
    expect(await sentTo(db, seller)).toHaveLength(0);
  });

  test('renews a collapsed notification: one line, unread again, posted once per opening', async () => {
    const { as, db, settle } = await startApi();
    const seller = await buildUser(db);
    const chat = (text: string) => offer(seller, { key: 'chat:1', text: say`${text}`, isCollapsed: true });

    await Promise.all(Array.from({ length: 20 }, (_, index) => tell(db, chat(`Hello ${index}`))));
    await settle();
    await as(seller).call(markAllNotificationsRead);
    await tell(db, chat('Still there?'));
    await settle();

    const { data } = await as(seller).call(listNotifications);
    expect(data).toMatchObject([{ massage: 'Still there?', is_visible: 0 }]);
    expect(await sentTo(db, seller)).toHaveLength(2);
  });

  test('sends a chat mail only to who has not read the message within ten minutes', async () => {
    const { as, db, settle, advance } = await startApi();
    const [reader, sleeper] = [await buildUser(db), await buildUser(db)];
    for (const user of [reader, sleeper]) await tell(db, offer(user, { kind: 'message', key: 'chat:2' }));
    await settle();
    await as(reader).call(markAllNotificationsRead);
    expect(await sentTo(db, sleeper)).toHaveLength(0);

    await advance(11 * 60_000);

    expect(await sentTo(db, sleeper)).toHaveLength(1);
    expect(await sentTo(db, reader)).toHaveLength(0);
  });

  test('keeps long texts within bounds instead of failing', async () => {
    const { as, db } = await startApi();
    const seller = await buildUser(db);

    await tell(db, offer(seller, { subject: say`${'s'.repeat(300)}`, text: say`${'t'.repeat(5000)}` }));

    const { data } = await as(seller).call(listNotifications);
    expect([data[0]?.subject.length, data[0]?.massage.length]).toEqual([200, 2000]);
  });
});

describe('reading notifications', () => {
  test('comes 20 to a page, newest first, oldest first on demand [notifications-paging] [notification-sort] [B-095]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    for (let number = 1; number <= 23; number += 1)
      await tell(db, offer(user, { key: `n:${number}`, subject: say`News ${number}` }));

    const first = await as(user).call(listNotifications);
    const second = await as(user).call(listNotifications, { query: { page: 2 } });
    const oldest = await as(user).call(listNotifications, { query: { order: 'asc', per_page: 5 } });

    expect(first).toMatchObject({ current_page: 1, per_page: 20, last_page: 2, total: 23 });
    expect(first.data.map(({ subject }) => subject).slice(0, 2)).toEqual(['News 23', 'News 22']);
    expect(second.data.map(({ subject }) => subject)).toEqual(['News 3', 'News 2', 'News 1']);
    expect(oldest.data.map(({ subject }) => subject)).toEqual([
      'News 1',
      'News 2',
      'News 3',
      'News 4',
      'News 5',
    ]);
  });

  test('marks one read for good, and the number follows [notification-read-value] [notification-dot] [B-035]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    await tell(db, offer(user));
    await tell(db, offer(user, { key: 'offer:8' }));
    const { data } = await as(user).call(listNotifications);
    const id = data[0]?.id ?? 0;

    const read = await as(user).send(
      { ...markNotificationRead, method: 'POST' },
      {
        params: { id },
        query: { _method: 'PUT' },
        body: { is_visible: 1 },
      },
    );
    const back = as(user).call(markNotificationRead, { params: { id }, body: { is_visible: 0 } });

    expect(read.envelope.data).toMatchObject({ id, is_visible: 1 });
    await expect(back).rejects.toMatchObject({ status: 423, fields: { is_visible: expect.any(Array) } });
    expect(await as(user).call(getUserDetail)).toMatchObject({ notification_count: 1 });
    expect((await streamed(db, user, 'counters')).at(-1)).toMatchObject({
      payload: { notification_count: 1 },
    });
  });

  test('marks all read at once, and only one’s own', async () => {
    const { as, db } = await startApi();
    const [user, other] = [await buildUser(db), await buildUser(db)];
    for (const person of [user, other]) await tell(db, offer(person));

    await as(user).call(markAllNotificationsRead);

    expect(await as(user).call(getUserDetail)).toMatchObject({ notification_count: 0 });
    expect(await as(other).call(getUserDetail)).toMatchObject({ notification_count: 1 });
  });

  test('is not found by a stranger and refused to a visitor', async () => {
    const { as, db } = await startApi();
    const [user, stranger] = [await buildUser(db), await buildUser(db)];
    await tell(db, offer(user));
    const { data } = await as(user).call(listNotifications);

    const taken = as(stranger).call(markNotificationRead, { params: { id: data[0]?.id ?? 0 }, body: {} });

    await expect(taken).rejects.toMatchObject({ status: 404, message: 'Record not found' });
    await expect(as().call(listNotifications)).rejects.toMatchObject({ status: 401 });
    expect((await as(user).call(listNotifications)).data[0]?.is_visible).toBe(0);
  });
});

describe('forgetting notifications', () => {
  test('takes what was read more than a year ago and nothing else', async () => {
    const { as, db, advance } = await startApi();
    const user = await buildUser(db);
    await tell(db, offer(user, { key: 'read' }));
    await as(user).call(markAllNotificationsRead);
    await tell(db, offer(user, { key: 'unread' }));

    await advance(daysMs(29));
    await forgetNotifications(db, {} as never, { jobId: '1', attempt: 1 });
    expect((await as(user).call(listNotifications)).total).toBe(2);
    await advance(daysMs(337));
    await forgetNotifications(db, {} as never, { jobId: '2', attempt: 1 });

    const kept = await db
      .select({ key: notifications.key })
      .from(notifications)
      .where(eq(notifications.userId, user.id));
    expect(kept).toEqual([{ key: 'unread' }]);
  });

  test('takes everything of a deleted account', async () => {
    const { db } = await startApi();
    const user = await buildUser(db);
    await tell(db, offer(user));

    await deleteAccount(db, user.id, { role: 'owner', userId: user.id });

    expect(await db.$count(notifications, eq(notifications.userId, user.id))).toBe(0);
  });
});
