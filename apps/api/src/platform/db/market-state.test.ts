import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { prepareDatabase } from '../../prepare-database.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { readConfig } from '../config.ts';
import {
  copyDatabase,
  dropCopy,
  joinMaking,
  lockMarket,
  readMarketState,
  writeMarketState,
} from './market-state.ts';

const freshDatabase = () => cloneDatabase(inject('adminUrl'), `souk_market_${randomUUID()}`);

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

const openAccount = `insert into identity.users (name, email, seller_type, status, time_zone, created_at, updated_at)
  values ('Ann', 'ann@example.com', 'private', 'active', 'UTC', now(), now())`;
const countUsers = 'select count(*)::int as users from identity.users';

const prepare = (url: string) =>
  prepareDatabase(readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DEMO: 'true' }), () => undefined);

describe('the demo market of a database', () => {
  test('is wanted where nobody has ever been, and nowhere else', async () => {
    const [empty, used, whole] = await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()]);
    await ask(used, openAccount);
    await writeMarketState(whole, 'making');
    await writeMarketState(whole, 'whole');

    const wanted = await Promise.all(
      [empty, used, whole].map(async (url) => (await prepare(url)).isMarketWanted),
    );

    expect(wanted).toEqual([true, false, false]);
  });

  test('begins anew where its making was broken off, with nothing of what was made', async () => {
    const url = await freshDatabase();
    await writeMarketState(url, 'making');
    await ask(url, openAccount);

    const prepared = await prepare(url);

    expect(prepared.isMarketWanted).toBe(true);
    expect(await ask(url, countUsers)).toEqual([{ users: 0 }]);
    expect(await readMarketState(url)).toBe('none');
  });

  test('is made by one at a time, and nobody empties it meanwhile', async () => {
    const url = await freshDatabase();
    await writeMarketState(url, 'making');
    await ask(url, openAccount);
    const letGo = await lockMarket(url);

    await expect(prepare(url)).rejects.toThrow('Another process is making the demo market');

    expect(await ask(url, countUsers)).toEqual([{ users: 1 }]);
    await letGo();
    await prepare(url);
    expect(await ask(url, countUsers)).toEqual([{ users: 0 }]);
  });

  test('is not emptied while a part of it is still being made by a process that has lost its starter', async () => {
    const url = await freshDatabase();
    await writeMarketState(url, 'making');
    await ask(url, openAccount);
    const leaves = [await joinMaking(url), await joinMaking(url)];

    await expect(prepare(url)).rejects.toThrow('Another process is making the demo market');

    expect(await ask(url, countUsers)).toEqual([{ users: 1 }]);
    for (const leave of leaves) await leave();
    await prepare(url);
    expect(await ask(url, countUsers)).toEqual([{ users: 0 }]);
  });

  test('is never emptied where no demo is wanted', async () => {
    const url = await freshDatabase();
    await writeMarketState(url, 'making');
    await ask(url, openAccount);
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DEMO: 'false' });

    await expect(prepareDatabase(config, () => undefined)).rejects.toThrow('half a demo market');

    expect(await ask(url, countUsers)).toEqual([{ users: 1 }]);
  });

  test('is made beside a copy that is served meanwhile and then dropped', async () => {
    const url = await freshDatabase();

    const copy = await copyDatabase(url);
    await ask(url, openAccount);

    expect(await ask(copy, countUsers)).toEqual([{ users: 0 }]);
    expect(await copyDatabase(url).then((again) => ask(again, countUsers))).toEqual([{ users: 1 }]);
    await dropCopy(url);
    await expect(ask(copy, countUsers)).rejects.toMatchObject({ code: '3D000' });
  });
});
