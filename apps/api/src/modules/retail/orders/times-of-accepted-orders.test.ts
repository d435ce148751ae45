import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listMigrations } from '../../../platform/db/migrate.ts';
import { newsOf, setUpOrder } from './order.testing.ts';

const folder = join(import.meta.dirname, '../../../../migrations');

async function migrateAgain(db: Db): Promise<void> {
  const name = (await listMigrations()).find((file) => file.endsWith('-times-of-accepted-orders.sql'));
  await db.execute(sql.raw(await readFile(join(folder, name ?? ''), 'utf8')));
}

/** An order as it stood there before accepted orders had times: accepted some days ago, and waited for by nothing. */
async function setUpAccepted(daysAgo: number, dispatchDays = 1) {
  const set = await setUpOrder({ state: 'confirmed' });
  const { db, order } = set;
  const promised = JSON.stringify({ dispatchDays });
  await db.execute(sql`update retail.orders set due_at = null, ship_until = null,
    confirmed_at = now() - make_interval(days => ${daysAgo}::int), delivery = delivery || ${promised}::jsonb
    where id = ${order.id}`);
  await db.execute(sql`select graphile_worker.remove_job(${`timer:retail.order:${order.id}`})`);
  return set;
}

const daysFromNow = (at: Date | null) => Math.round(((at?.getTime() ?? 0) - Date.now()) / daysMs(1));

describe('an order that was accepted before there was a time to send it', () => {
  test.each([
    ['long ago: its buyer is told tomorrow, and it ends a week later', 40, 1, [1, -33, 8]],
    ['today: it gets its usual times', 0, 1, [3, 7, 14]],
    ['by a shop that has promised a later dispatch', 0, 10, [10, 14, 21]],
  ])('%s', async (_title, daysAgo, dispatchDays, expected) => {
    const { db, now } = await setUpAccepted(daysAgo, dispatchDays);

    await migrateAgain(db);

    const { dueAt, buyerMayCancelAt, shipUntil } = await now();
    expect([dueAt, buyerMayCancelAt, shipUntil].map(daysFromNow)).toEqual(expected);
  });

  test('does not wait for ever: both sides are told, then it is cancelled and refunded', async () => {
    const { db, advance, order, buyer, shop, now } = await setUpAccepted(40);

    await migrateAgain(db);
    await advance(daysMs(1) + minutesMs(1));
    const told = [await newsOf(db, order, buyer.id), await newsOf(db, order, shop.id)];
    const { state } = await now();
    await advance(daysMs(7));

    for (const news of told) expect(news).toContain(`Order ${order.number} has not been sent`);
    expect(state).toBe('confirmed');
    expect(await now()).toMatchObject({ state: 'cancelled', refundedCents: order.totalCents });
  });
});
