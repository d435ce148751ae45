import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { clock, daysMs, hoursMs } from '../clock.ts';
import { addJob } from '../jobs/jobs.ts';
import { events, idempotencyKeys, streamMessages } from '../platform.tables.ts';
import { forgetJob } from './upkeep.ts';

const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

describe('forgetting old records', () => {
  let api: TestApi;
  let userId: number;
  beforeAll(async () => {
    api = await startApi();
    userId = (await buildUser(api.db)).id;
    await api.settle();
  });
  const forget = async () => {
    await addJob(api.db, forgetJob, {});
    await api.settle();
  };

  test('a reply is kept for seven days', async () => {
    const row = { userId, endpoint: 'POST /orders', requestDigest: 'x' };
    await api.db.insert(idempotencyKeys).values([
      { ...row, key: 'old', at: ago(daysMs(7) + hoursMs(1)) },
      { ...row, key: 'young', at: ago(daysMs(7) - hoursMs(1)) },
    ]);

    await forget();

    const kept = await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    expect(kept.map(({ key }) => key)).toEqual(['young']);
  });

  test('a live message is kept for two days', async () => {
    const row = { userId, payload: {} };
    await api.db.insert(streamMessages).values([
      { ...row, topic: 'old', at: ago(daysMs(2) + hoursMs(1)) },
      { ...row, topic: 'young', at: ago(daysMs(2) - hoursMs(1)) },
    ]);

    await forget();

    const kept = await api.db.select().from(streamMessages).where(eq(streamMessages.userId, userId));
    expect(kept.map(({ topic }) => topic)).toEqual(['young']);
  });

  test('an event is kept for thirty days, and as long as a reaction to it is ahead', async () => {
    const old = ago(daysMs(31));
    const [done, waiting, young] = await api.db
      .insert(events)
      .values([
        { name: 'test.done', payload: {}, at: old },
        { name: 'test.waiting', payload: {}, at: old },
        { name: 'test.young', payload: {} },
      ])
      .returning();
    const payload = { eventId: waiting?.id, reaction: 'later' };
    await addJob(api.db, 'reaction', payload, { runAt: new Date(Date.now() + daysMs(1)) });

    await forget();

    const kept = new Set((await api.db.select().from(events)).map(({ id }) => id));
    expect([done, waiting, young].map((event) => kept.has(event?.id ?? 0))).toEqual([false, true, true]);
  });

  test('runs by timetable', () => {
    expect(api.app.schedule).toMatchObject({ [forgetJob]: '17 * * * *' });
  });
});
