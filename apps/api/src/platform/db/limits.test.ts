import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { login } from '@souk/contract/modules/identity/sessions';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createAuthenticate } from '../../modules/identity/index.ts';
import { modules } from '../../modules.ts';
import { createClient } from '../../testing/client.ts';
import { startApi } from '../../testing/start-api.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { isLimitReached, jobLimits, type Limits, migrationLimits, requestLimits } from './limits.ts';

const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/** The API with short limits, so that tests need not wait for the real ones. */
async function hastyApi(limits: Partial<Limits>) {
  const api = await startApi();
  const database = openDatabase(api.database.url, 2, { ...requestLimits, ...limits });
  const log = createLog(api.config);
  const app = await createApp({
    config: api.config,
    database,
    log,
    modules,
    authenticate: createAuthenticate,
  });
  await app.server.ready();
  const stop = async () => {
    await app.server.close();
    await database.close();
  };
  return { ...api, client: createClient(app.server), stop };
}

describe('the limits of a connection', () => {
  test.each([
    ['requests', requestLimits],
    ['jobs', jobLimits],
    ['migrations', migrationLimits],
  ])('for %s are those that the database knows', async (_whom, limits) => {
    const { database } = await startApi();
    const { db, close } = openDatabase(database.url, 1, limits);

    const { rows } = await db.execute<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    );
    await close();

    const known = Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
    expect(known).toEqual(Object.fromEntries(names.map((name) => [name, limits[name]])));
  });

  test('are given wherever the product opens one', () => {
    const root = join(import.meta.dirname, '../..');
    const without = globSync('**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'))
      .flatMap(
        (file) => readFileSync(join(root, file), 'utf8').match(/new pg\.(Client|Pool)\([^;]*;/gs) ?? [],
      )
      .filter((opening) => !/limits|Limits/.test(opening));

    expect(without).toEqual([]);
  });

  test('answer a call that waits too long for a lock with 503 and when to come again', async () => {
    const { client, database, stop } = await hastyApi({ lock_timeout: 50 });
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table identity.users in access exclusive mode');

    const { status, headers, envelope } = await client.send(login, {
      body: { email: 'somebody@example.test', password: 'quiet-river-12' },
    });
    await holder.query('rollback');
    const again = await client.send(login, {
      body: { email: 'somebody@example.test', password: 'quiet-river-12' },
    });
    await holder.end();
    await stop();

    expect({ status, retry: headers.get('retry-after') }).toEqual({ status: 503, retry: '5' });
    expect(envelope.message).toBe('Sorry some error occurred, please try again later');
    expect(again.status).toBe(401);
  });

  test('answer a statement that takes too long in the same way', async () => {
    const { client, database, stop } = await hastyApi({ statement_timeout: 50, lock_timeout: 0 });
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table identity.users in access exclusive mode');

    const { status } = await client.send(login, {
      body: { email: 'somebody@example.test', password: 'quiet-river-12' },
    });
    await holder.end();
    await stop();

    expect(status).toBe(503);
  });

  test.each([
    [Object.assign(new Error('canceling statement'), { code: '57014' }), true],
    [new Error('failed query', { cause: Object.assign(new Error('no lock'), { code: '55P03' }) }), true],
    [Object.assign(new Error('idle'), { code: '25P03' }), true],
    [new Error('timeout exceeded when trying to connect'), true],
    [Object.assign(new Error('duplicate'), { code: '23505' }), false],
    ['no error', false],
  ])('%s is one of them: %s', (error, isOne) => {
    expect(isLimitReached(error)).toBe(isOne);
  });
});
