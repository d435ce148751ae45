import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { flushBeforeCommit } from './before-commit.ts';
import { jobLimits, type Limits, requestLimits } from './limits.ts';
import { PreparingClient } from './preparing-client.ts';

/** bigint columns hold ids, counts and cents: all below 2^53, so they are read as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = NodePgDatabase<Record<string, never>>;
/** A running transaction; queries that write take it, so that nothing is written outside one by mistake. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For queries that run inside or outside a transaction. */
export type Reader = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  url: string;
  close: () => Promise<void>;
}

const casing = 'snake_case';
const deadlock = '40P01';
const attempts = 3;

const isDeadlock = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === deadlock;
};

/**
 * A transaction that lost a deadlock has left nothing behind, so it simply runs again. The connection is released even
 * when `begin` fails, as after a restart of the database: the library itself would leak it.
 */
function openTransactions(db: Db, pool: pg.Pool): Db {
  // One per connection: what the library has cached of tables and queries outlives a transaction.
  const onConnections = new WeakMap<pg.PoolClient, Db>();
  const on = (client: pg.PoolClient): Db => {
    const known = onConnections.get(client) ?? drizzle({ client, casing });
    onConnections.set(client, known);
    return known;
  };
  db.transaction = async (work, options) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      try {
        const { result, written } = await on(client).transaction(
          (tx) => flushBeforeCommit(tx, work),
          options,
        );
        await written;
        return result;
      } catch (error) {
        if (attempt === attempts || !isDeadlock(error)) throw error;
      } finally {
        client.release();
      }
    }
  };
  return db;
}

/** A request is waiting and the whole pool is busy: an error is better than a longer queue. */
const connectWithinMs = 20_000;

/** Opens a pool on the database; the first query connects. Servers of requests pass request limits. */
export function openDatabase(url: string, size: number, limits: Limits = jobLimits): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'souk',
    ...limits,
    connectionTimeoutMillis: limits === requestLimits ? connectWithinMs : 0,
    Client: PreparingClient,
    // Statements sent while another runs go out immediately; each has its own result, so errors stay separate.
    pipeline: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = openTransactions(drizzle({ client: pool, casing }), pool);
  return { db, pool, url, close: () => pool.end() };
}
