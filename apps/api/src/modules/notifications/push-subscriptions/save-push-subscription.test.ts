import {
  deletePushSubscription,
  getPushKey,
  savePushSubscription,
} from '@souk/contract/modules/notifications/push-subscriptions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { outboundMessages } from '../../../platform/platform.tables.ts';
import { pushEnded } from '../../../platform/post/push.ts';
import { say } from '../../../platform/texts/say.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { notify } from '../notifications/notify.ts';
import { listPushSubscriptionsOf } from './push-subscription.queries.ts';

const browser = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'BOr3-key_1', auth: 'auth_1-x' },
});

const tell = (db: Db, user: TestUser) =>
  db.transaction((tx) =>
    notify(tx, {
      userId: user.id,
      kind: 'offer',
      subject: say`Offer`,
      text: say`New.`,
      path: '/x',
      key: 'push',
    }),
  );

const pushedTo = (db: Db, name: string) =>
  db
    .select()
    .from(outboundMessages)
    .where(eq(outboundMessages.recipient, browser(name).endpoint));

describe('push subscriptions', () => {
  test('bring notifications to each browser once', async () => {
    const { as, db, settle } = await startApi();
    const user = await buildUser(db);
    for (const name of ['desk', 'phone', 'phone'])
      await as(user).call(savePushSubscription, { body: browser(name) });

    await tell(db, user);
    await settle();

    expect(await pushedTo(db, 'desk')).toMatchObject([{ subject: 'Offer', body: 'New.' }]);
    expect(await pushedTo(db, 'phone')).toHaveLength(1);
  });

  test('follow a browser to whom signs in there, and end when forgotten', async () => {
    const { as, db, settle } = await startApi();
    const [first, second] = [await buildUser(db), await buildUser(db)];
    await as(first).call(savePushSubscription, { body: browser('shared') });
    await as(second).call(savePushSubscription, { body: browser('shared') });

    await as(first).call(deletePushSubscription, { query: { endpoint: browser('shared').endpoint } });
    await tell(db, first);
    await tell(db, second);
    await settle();

    expect(await pushedTo(db, 'shared')).toHaveLength(1);
    await as(second).call(deletePushSubscription, { query: { endpoint: browser('shared').endpoint } });
    expect(await listPushSubscriptionsOf(db, second.id)).toEqual([]);
  });

  test('go when the push service says that the browser has ended them', async () => {
    const { as, db, settle } = await startApi();
    const user = await buildUser(db);
    await as(user).call(savePushSubscription, { body: browser('ended') });

    await db.transaction((tx) => publish(tx, pushEnded, { endpoint: browser('ended').endpoint }));
    await settle();

    expect(await listPushSubscriptionsOf(db, user.id)).toEqual([]);
  });

  test('are kept for ten browsers of a person, the newest ones', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    for (let number = 1; number <= 12; number += 1)
      await as(user).call(savePushSubscription, { body: browser(`many-${number}`) });

    const kept = await listPushSubscriptionsOf(db, user.id);
    expect(kept).toHaveLength(10);
    expect(kept.at(-1)?.endpoint).toBe(browser('many-3').endpoint);
  });

  test('are refused for addresses that are no push service', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    for (const endpoint of ['http://127.0.0.1:5432/', 'https://169.254.169.254/latest', 'not an address'])
      await expect(
        as(user).call(savePushSubscription, { body: { ...browser('x'), endpoint } }),
      ).rejects.toMatchObject({ status: 423, fields: { endpoint: expect.any(Array) } });
  });

  test('say no key where push is not set up', async () => {
    const { as } = await startApi();

    expect(await as().call(getPushKey)).toEqual({ public_key: null });
  });
});
