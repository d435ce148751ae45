import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrationLimits } from './limits.ts';
import { listSchemas } from './migrate.ts';

/**
 * `none`: the database was never used. `making`: a demo market was begun and not finished, so it is made again.
 * `whole`: a database in use.
 */
type MarketState = 'none' | 'making' | 'whole';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...migrationLimits });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Held by the process that makes a market; the numbers are arbitrary but fixed. */
const makingLock = 7_214_005;
/** Shared by the processes that make parts of it, which may briefly outlive the one that started them. */
const partsLock = 7_214_006;
/** A killed process may take a moment to release it. */
const lockPatience = { tries: 20, everyMs: 250 };

/** Takes the lock if nobody makes the market or a part of it. */
async function isFree(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
    makingLock,
  ]);
  if (!rows[0]?.isMine) return false;
  const parts = await client.query<{ areGone: boolean }>('select pg_try_advisory_lock($1) as "areGone"', [
    partsLock,
  ]);
  // Otherwise our own parts could not take it.
  await client.query('select pg_advisory_unlock($1)', [parts.rows[0]?.areGone ? partsLock : makingLock]);
  return parts.rows[0]?.areGone ?? false;
}

/** Marks that a part of this market is being made, until released. */
export async function joinMaking(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, ...migrationLimits });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [partsLock]);
  return () => client.end();
}

/** Keeps others from making or emptying this market until released; refused while one of them does. */
export async function lockMarket(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, ...migrationLimits });
  client.on('error', () => undefined);
  await client.connect();
  for (let tries = 0; tries < lockPatience.tries; tries += 1) {
    if (await isFree(client)) return () => client.end();
    await pause(lockPatience.everyMs);
  }
  await client.end();
  throw new Error('Another process is making the demo market of this database.');
}

/** The state of the demo market in a migrated database. */
export const readMarketState = (url: string): Promise<MarketState> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ state: MarketState }>(
      `select coalesce((select state from platform.market),
         case when exists (select from identity.users) then 'whole' else 'none' end) as state`,
    );
    return rows[0]?.state ?? 'none';
  });

export const writeMarketState = (url: string, state: Exclude<MarketState, 'none'>): Promise<unknown> =>
  withClient(url, (client) =>
    client.query(
      `insert into platform.market (state) values ($1)
       on conflict (is_only) do update set state = excluded.state, changed_at = now()`,
      [state],
    ),
  );

/** Drops what the migrations made, so that they start over; other schemas in the same database stay. */
export const emptyDatabase = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    for (const name of await listSchemas())
      await client.query(`drop schema if exists ${client.escapeIdentifier(name)} cascade`);
  });

const nameIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

function besideOf(url: string): string {
  const beside = new URL(url);
  beside.pathname = `/${nameIn(url)}_opening`;
  return beside.toString();
}

/** Drops the copy that was served while the market was made, if there is one. */
export const dropCopy = (url: string): Promise<unknown> =>
  withClient(url, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(nameIn(besideOf(url)))} with (force)`),
  );

/** Copies an unused database on the same server and returns the copy's address. */
export async function copyDatabase(url: string): Promise<string> {
  await dropCopy(url);
  const admin = new URL(url);
  admin.pathname = '/postgres';
  await withClient(admin.toString(), (client) =>
    client.query(
      `create database ${client.escapeIdentifier(nameIn(besideOf(url)))}
       template ${client.escapeIdentifier(nameIn(url))}`,
    ),
  );
  return besideOf(url);
}
