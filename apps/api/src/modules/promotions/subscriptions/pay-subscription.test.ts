import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { say } from '../../../platform/texts/say.ts';
import { startApi } from '../../../testing/start-api.ts';
import { lockUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { notify } from '../../notifications/index.ts';
import { startSubscriber } from '../testing.ts';

describe('a payer who is locked while a plan is chosen', () => {
  test('holds up nobody who writes rows about them, so that nothing waits in a circle', async () => {
    const { db } = await startApi();
    const { id: userId } = await buildUser(db);
    const news = {
      userId,
      kind: 'promotion',
      subject: say`News`,
      text: say`News`,
      path: '/',
      key: `lock:${userId}`,
    } as const;

    const writing = db.transaction(async (holder) => {
      await lockUser(holder, userId);
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '2s'`);
        await notify(tx, news);
      });
    });

    await expect(writing).resolves.toBeUndefined();
  });

  test('is locked by one at a time', async () => {
    const { db } = await startApi();
    const { id: userId } = await buildUser(db);

    const second = db.transaction(async (holder) => {
      await lockUser(holder, userId);
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '100ms'`);
        await lockUser(tx, userId);
      });
    });

    await expect(second).rejects.toThrow();
  });
});

describe('a dearer plan', () => {
  test('chosen six times at once is bought and charged once', async () => {
    const { plus, pro, pay, current, paymentsOf, settle } = await startSubscriber();
    await pay(plus.id);

    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => pay(pro.id)));
    await settle();

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 422 });
    expect((await paymentsOf()).filter(({ state }) => state === 'succeeded')).toHaveLength(2);
    expect(await current()).toMatchObject({ status: 'active', plan: { name: 'Pro' } });
  });
});
