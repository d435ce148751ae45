import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingStates, quoteStates } from '@souk/contract/modules/bookings/statuses';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { clock } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { type Db, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { lockMarket, readMarketState } from '../../apps/api/src/platform/db/market-state.ts';
import { afterFile } from '../../apps/api/src/testing/after-file.ts';
import { cloneDatabase } from '../../apps/api/src/testing/test-database.ts';
import { beginMarket } from './begin-market.ts';
import { makeMarket } from './make-market.ts';

const size = {
  adCount: 40,
  productCount: 60,
  orderCount: 16,
  foodCount: 40,
  businessCount: 12,
  bookingCount: 60,
  quoteCount: 13,
  seed: 7,
};
const folder = mkdtempSync(join(tmpdir(), 'souk-markets-'));
afterFile(() => rm(folder, { recursive: true, force: true }));

const countOf = async (db: Db, query: string): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql.raw(`select count(*) from ${query}`));
  return Number(rows[0]?.count);
};

async function make() {
  const url = await cloneDatabase(inject('adminUrl'), `souk_made_${randomUUID()}`);
  const config = readConfig({ NODE_ENV: 'test', SOUK_DATA: folder, DATABASE_URL: url });
  const making = await beginMarket(config);
  const told: number[] = [];
  await makeMarket(config, url, size, {
    say: () => undefined,
    tell: ({ daysMade }) => told.push(daysMade),
  });
  const halfway = await readMarketState(url);
  const { db, close } = openDatabase(url, 2);
  const left = await countOf(db, "graphile_worker.jobs where run_at < now() - interval '1 minute'");
  await making.finish();
  await making.end();
  return { url, told, halfway, left, db, close };
}

/** The states that things of a life have been in. */
async function statesOf(db: Db, life: string): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(
    sql`select distinct to_state as state from platform.moves where life = ${life}`,
  );
  return rows.map(({ state }) => state).sort();
}

/** The content, without what depends on the time and on who came first: the hours that can be booked begin now. */
async function contentOf(db: Db): Promise<unknown[]> {
  const contents = [
    'select email::text, name, seller_type from identity.users',
    'select title, price_cents, state from classifieds.ads',
    'select title, state from retail.products',
    'select state, total_cents, refunded_cents from retail.orders join sales.sales using (id)',
    'select name, price_cents, duration_minutes, most_people from appointments.services',
    'select title, code, percent, amount_cents from discounts.promotions',
    'select gtin, halal_status, state from scanner.products',
  ];
  const found = contents.map(async (content) => {
    const { rows } = await db.execute(sql.raw(content));
    return rows.map((row) => JSON.stringify(row)).sort();
  });
  return Promise.all(found);
}

describe('the demo market', () => {
  test('is made by the product’s own verbs, whole, the same for the same seed', async () => {
    const first = await make();
    const second = await make();

    expect([first.halfway, await readMarketState(first.url)]).toEqual(['making', 'whole']);
    expect(first.told).toEqual(Array.from({ length: 91 }, (_, day) => day));
    const { db } = first;
    expect(first.left).toBe(0);
    expect(await countOf(db, 'graphile_worker.jobs where run_at > now()')).toBeGreaterThan(0);
    expect(await countOf(db, 'graphile_worker._private_jobs where flags is not null')).toBe(0);
    expect(await countOf(db, 'platform.moves where at > now()')).toBe(0);
    expect(await countOf(db, 'platform.clock where ahead_ms <> 0')).toBe(0);
    expect(
      await countOf(
        db,
        `(select at + interval '1 day' < lag(at) over (partition by life, subject_id order by id) as is_back from platform.moves) moved
         where is_back`,
      ),
    ).toBe(0);
    expect(await statesOf(db, 'bookings.booking')).toEqual([...bookingStates].sort());
    expect(await statesOf(db, 'appointments.quote')).toEqual([...quoteStates].sort());
    expect(await countOf(db, '(select distinct seller_id from appointments.services) as open')).toBe(
      size.businessCount,
    );
    expect(clock.isPast()).toBe(false);
    expect(await contentOf(second.db)).toEqual(await contentOf(db));
    await first.close();
    await second.close();
  }, 600_000);

  test('has no part that outlives the process that has started it, or that nobody knows', async () => {
    const url = await cloneDatabase(inject('adminUrl'), `souk_made_${randomUUID()}`);
    const begin = (part: string) =>
      fork(join(import.meta.dirname, 'live-part.ts'), [part], {
        env: { ...process.env, SOUK_DATA: folder, SOUK_DATABASE: url },
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    const [left, unknown] = [begin('ads'), begin('no such trade')];
    const ends = [once(left, 'exit'), once(unknown, 'exit')];

    left.disconnect();

    const codes = (await Promise.all(ends)).map(([code]) => code);
    expect(codes).toEqual([1, 1]);
    const letGo = await lockMarket(url);
    await letGo();
  }, 120_000);
});
