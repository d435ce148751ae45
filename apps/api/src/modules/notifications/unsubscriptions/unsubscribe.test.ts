import { showUnsubscription, unsubscribe } from '@souk/contract/modules/notifications/unsubscriptions';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { outboundMessages } from '../../../platform/platform.tables.ts';
import { say } from '../../../platform/texts/say.ts';
import { startApi } from '../../../testing/start-api.ts';
import { users } from '../../identity/index.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { notify } from '../notifications/notify.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const tell = (db: Db, user: TestUser, key: string, kind: 'offer' | 'account' | 'saved-search' = 'offer') =>
  db.transaction((tx) =>
    notify(tx, { userId: user.id, kind, subject: say`News`, text: say`Something is new.`, path: '/x', key }),
  );

const mailsTo = (db: Db, user: TestUser) =>
  db
    .select({ body: outboundMessages.body, key: outboundMessages.key })
    .from(outboundMessages)
    .where(and(eq(outboundMessages.recipient, user.email), eq(outboundMessages.channel, 'mail')))
    .orderBy(asc(outboundMessages.id));

const tokenIn = (body = '') => /token=([\w.-]+)/.exec(body)?.[1] ?? '';

describe('unsubscribing by the link in a mail', () => {
  test('shows on opening, stops that kind on confirming, without signing in', async () => {
    const { as, db, settle } = await startApi();
    const user = await buildUser(db);
    await tell(db, user, 'first');
    await settle();
    const token = tokenIn((await mailsTo(db, user))[0]?.body);

    const shown = await as().call(showUnsubscription, { query: { token } });
    await tell(db, user, 'before');
    await settle();
    await as().call(unsubscribe, { body: { token } });
    await as().call(unsubscribe, { body: { token } });
    await tell(db, user, 'after');
    await tell(db, user, 'other', 'saved-search');
    await settle();

    expect(shown).toEqual({ kind: 'offer', words: 'Offers', email: 'p•••@example.test', is_on: true });
    expect(await as().call(showUnsubscription, { query: { token } })).toMatchObject({ is_on: false });
    expect(await mailsTo(db, user)).toHaveLength(3);
  });

  test('is refused with a forged or foreign link', async () => {
    const { as, db, settle } = await startApi();
    const [user, other] = [await buildUser(db), await buildUser(db)];
    await tell(db, user, 'forged');
    await settle();
    const token = tokenIn((await mailsTo(db, user))[0]?.body);
    const foreign = token.replace(/^\d+/, String(other.id));

    for (const wrong of [
      foreign,
      token.replace('.offer.', '.message.'),
      `${token.slice(0, -2)}zz`,
      'nonsense',
    ])
      await expect(as().call(unsubscribe, { body: { token: wrong } })).rejects.toMatchObject({ status: 404 });

    await tell(db, other, 'still');
    await settle();
    expect(await mailsTo(db, other)).toHaveLength(1);
  });
});

describe('choices of channels', () => {
  test('hold for what is sent afterwards', async () => {
    const { db, settle } = await startApi();
    const user = await buildUser(db);
    await db
      .update(users)
      .set({ notify: { offer: { mail: false, sms: true } } })
      .where(eq(users.id, user.id));

    await tell(db, user, 'chosen');
    await settle();

    expect(await mailsTo(db, user)).toEqual([]);
    const sms = await db.select().from(outboundMessages).where(eq(outboundMessages.channel, 'sms'));
    expect(sms).toMatchObject([
      {
        recipient: expect.stringMatching(/^\+61/),
        body: expect.stringContaining('News: Something is new.'),
      },
    ]);
  });

  test('cannot switch off mails about the account', async () => {
    const { as, db, settle } = await startApi();
    const user = await buildUser(db);
    await db
      .update(users)
      .set({ notify: { account: { mail: false } } })
      .where(eq(users.id, user.id));

    await tell(db, user, 'safety', 'account');
    await settle();

    const [mail] = await mailsTo(db, user);
    expect(mail?.body).toContain('Something is new.');
    expect(mail?.body).not.toContain('unsubscribe');
    const token = await unsubscribeToken(db, user.id, 'account');
    await expect(as().call(unsubscribe, { body: { token } })).rejects.toMatchObject({ status: 404 });
  });
});
