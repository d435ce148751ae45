import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../modules/identity/testing.ts';
import { startApi } from './start-api.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../migrations/0048-cards-of-subjects.sql'),
  'utf8',
);

/** The columns as they were before. */
const before = sql`
  alter table messaging.messages drop column card_kind, drop column card_id, add column offer_id bigint;
  create index messages_offer on messaging.messages (offer_id);
  alter table notifications.notifications drop column card,
    add column classified_id bigint, add column offer_price_cents bigint`;

test('messages and notifications that stand keep what they are about when columns lose a trade’s names', async () => {
  const { db } = await startApi();
  const [seller, buyer] = [await buildUser(db), await buildUser(db)];
  await db.execute(before);
  await db.execute(sql`with thread as (
      insert into messaging.conversations (low_user_id, high_user_id, created_at)
      values (${Math.min(seller.id, buyer.id)}, ${Math.max(seller.id, buyer.id)}, now()) returning id)
    insert into messaging.messages (conversation_id, sender_id, receiver_id, text, offer_id, created_at)
    select id, ${buyer.id}::bigint, ${seller.id}::bigint, text, offer, now() from thread,
      (values ('An offer', 7::bigint), ('Hello', null)) said (text, offer)`);
  await db.execute(sql`insert into notifications.notifications
      (user_id, kind, subject, text, path, key, classified_id, offer_price_cents, created_at, updated_at)
    values (${seller.id}, 'offer', 'New offer', '', '/messages', 'a', 9, 35000, now(), now()),
      (${seller.id}, 'ad-expired', 'Your ad has expired', '', '/ads', 'b', 9, null, now(), now()),
      (${seller.id}, 'account', 'Welcome', '', '/', 'c', null, null, now(), now())`);

  await db.execute(sql.raw(migration));

  const messages = await db.execute(sql`select text, card_kind, card_id from messaging.messages order by id`);
  expect(messages.rows).toEqual([
    { text: 'An offer', card_kind: 'classifieds.offer', card_id: 7 },
    { text: 'Hello', card_kind: null, card_id: null },
  ]);
  const told = await db.execute(
    sql`select about_kind, about_id, card from notifications.notifications order by id`,
  );
  expect(told.rows).toEqual([
    {
      about_kind: 'classifieds.ad',
      about_id: 9,
      card: { title: 'New offer', price: { cents: 35_000, currency: 'AUD' }, path: '/messages' },
    },
    { about_kind: 'classifieds.ad', about_id: 9, card: null },
    { about_kind: null, about_id: null, card: null },
  ]);
});
