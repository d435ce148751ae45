import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateJobs } from 'graphile-worker';
import pg from 'pg';
import { openDatabase } from './database.ts';
import { migrationLimits } from './limits.ts';

const folder = join(import.meta.dirname, '../../../migrations');

/** One at a time over all processes; the number is arbitrary but fixed. */
const migrationLock = 7_214_001;

/** The migrations this version of the product brings, in order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

/** The schemas that are the product's own. */
export async function listSchemas(): Promise<string[]> {
  const names = await listMigrations();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const made = texts.flatMap((sql) =>
    [...sql.matchAll(/^create schema (\w+)/gm)].map(([, name = '']) => name),
  );
  return ['graphile_worker', 'platform', ...made];
}

async function applyAll(client: pg.Client): Promise<string[]> {
  await client.query('create schema if not exists platform');
  await client.query(
    `create table if not exists platform.migrations
       (name text primary key, digest text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from platform.migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.digest]));
  const fresh: string[] = [];

  for (const name of await listMigrations()) {
    const sql = await readFile(join(folder, name), 'utf8');
    const digest = createHash('sha256').update(sql).digest('hex');
    const known = applied.get(name);
    if (known && known !== digest)
      throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
    if (known) continue;
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into platform.migrations (name, digest) values ($1, $2)', [name, digest]);
    await client.query('commit');
    fresh.push(name);
  }
  return fresh;
}

/** Brings the database to the newest migration and returns what was applied. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, ...migrationLimits });
  // A broken connection also refuses the next query, which reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const { pool, close } = openDatabase(url, 2, migrationLimits);
    await migrateJobs({ pgPool: pool }).finally(close);
    return await applyAll(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
