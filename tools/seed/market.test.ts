import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { clock } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import type { Db } from '../../apps/api/src/platform/db/database.ts';
import { readMarketState } from '../../apps/api/src/platform/db/market-state.ts';
import { afterFile } from '../../apps/api/src/testing/after-file.ts';
import { cloneDatabase } from '../../apps/api/src/testing/test-database.ts';
import { makeMarket } from './make-market.ts';
import { openMarket } from './market.ts';

const size = { adCount: 40, productCount: 60, orderCount: 16, foodCount: 40, seed: 7 };
const folder = mkdtempSync(join(tmpdir(), 'souk-markets-'));
afterFile(() => rm(folder, { recursive: true, force: true }));

const countOf = async (db: Db, query: string): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql.raw(`select count(*) from ${query}`));
  return Number(rows[0]?.count);
};

async function make() {
  const url = await cloneDatabase(inject('adminUrl'), `souk_made_${randomUUID()}`);
  const config = readConfig({ NODE_ENV: 'test', SOUK_DATA: folder, DATABASE_URL: url });
  const market = await openMarket(config, () => undefined);
  const told: number[] = [];
  await makeMarket(market, { ...size, tell: ({ daysMade }) => told.push(daysMade) });
  const halfway = await readMarketState(url);
  const left = await countOf(
    market.database.db,
    "graphile_worker.jobs where run_at < now() - interval '1 minute'",
  );
  await market.finish();
  return { market, url, told, halfway, left, db: market.database.db };
}

/** What was made, without what hangs on the moment and on who came first. */
async function contentOf(db: Db): Promise<unknown[]> {
  const contents = [
    'select email::text, name, seller_type from identity.users',
    'select title, price_cents, state from classifieds.ads',
    'select title, state from retail.products',
    'select state, total_cents, refunded_cents from retail.orders join sales.sales using (id)',
    'select gtin, halal_status, state from scanner.products',
    'select account, sum(cents) from payments.journal_lines group by account',
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
    expect(await countOf(db, 'platform.moves where at > now()')).toBe(0);
    expect(await countOf(db, 'platform.clock where ahead_ms <> 0')).toBe(0);
    expect(
      await countOf(
        db,
        `(select at + interval '1 day' < lag(at) over (partition by life, subject_id order by id) as is_back from platform.moves) moved
         where is_back`,
      ),
    ).toBe(0);
    expect(clock.isPast()).toBe(false);
    expect(await contentOf(second.db)).toEqual(await contentOf(db));
    await first.market.close();
    await second.market.close();
  }, 600_000);
});
