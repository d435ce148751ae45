import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../modules/identity/testing.ts';
import type { Db } from '../platform/db/database.ts';
import { type Answer, envelope } from '../platform/http/exchange.ts';
import { answerOnce } from '../platform/http/idempotency.ts';
import { startApi } from './start-api.ts';

const answer: Answer = { status: 200, headers: {}, body: envelope(200, 'OK', null) };

async function setUp() {
  const { db } = await startApi();
  const { id: userId } = await buildUser(db);
  const note = (on: Pick<Db, 'execute'>, key: string) =>
    on.execute(sql`insert into platform.posted_messages (key, channel, state, at)
      values (${`${key} ${userId}`}, 'mail', 'sent', now())`);
  const noted = async () => {
    const { rows } = await db.execute<{ key: string }>(
      sql`select key from platform.posted_messages where key like ${`% ${userId}`} order by key`,
    );
    return rows.map(({ key }) => key.split(' ')[0]);
  };
  const call = (work: (tx: Db) => Promise<Answer>) =>
    answerOnce(db, { key: 'once', userId, endpoint: 'test', request: {} }, work);
  return { note, noted, call };
}

describe('a call with a key', () => {
  test('keeps what all its transactions have written, and answers a repetition without them', async () => {
    const { note, noted, call } = await setUp();
    const work = async (tx: Db) => {
      await tx.transaction((part) => note(part, 'first'));
      await tx.transaction((part) => note(part, 'second'));
      return answer;
    };

    const [first, again] = [await call(work), await call(work)];

    expect(await noted()).toEqual(['first', 'second']);
    expect(again).toMatchObject({ ...first, headers: { 'idempotency-replayed': 'true' } });
  });

  test('keeps nothing once a transaction of it has failed, though its handler answers all the same', async () => {
    const { note, noted, call } = await setUp();

    const calling = call(async (tx) => {
      await tx.transaction((part) => note(part, 'first'));
      await tx
        .transaction(async (part) => {
          await note(part, 'second');
          throw new Error('refused');
        })
        .catch(() => undefined);
      return answer;
    });

    await expect(calling).rejects.toThrow('refused');
    expect(await noted()).toEqual([]);
  });

  test('undoes a part inside a transaction alone', async () => {
    const { note, noted, call } = await setUp();

    await call((tx) =>
      tx.transaction(async (part) => {
        await note(part, 'first');
        await part
          .transaction(async (inner) => {
            await note(inner, 'second');
            throw new Error('refused');
          })
          .catch(() => undefined);
        return answer;
      }),
    );

    expect(await noted()).toEqual(['first']);
  });
});
