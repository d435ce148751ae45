import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { prepareModules } from '../app.ts';
import { modules } from '../modules.ts';
import { readConfig } from '../platform/config.ts';
import { type Db, openDatabase } from '../platform/db/database.ts';
import { ensureDatabase, startEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createKillableServer, isAlive, type KillableServer, patienceMs, until } from './killable-server.ts';

/** A folder for the test that the database's own user can enter. */
export function killableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-killed-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startKillable(settings: Record<string, string>): Promise<KillableServer> {
  const server = await createKillableServer(settings);
  onTestFinished(server.stop, 2 * patienceMs);
  await server.start();
  return server;
}

export const numberOf = async (db: Db, query: ReturnType<typeof sql>): Promise<number> =>
  Number((await db.execute<{ n: number }>(sql`select (${query}) as n`)).rows[0]?.n);

/** Jobs that should be done by now; timers, delayed mail and scheduled jobs are in the future. */
const dueJobs = sql`select count(*) from graphile_worker.jobs where run_at < now() + interval '1 minute'`;

export const untilIdle = (db: Db): Promise<void> =>
  until('no job is left', async () => (await numberOf(db, dueJobs)) === 0);

export type Kill = (server: KillableServer) => void | Promise<void>;

export interface KillableProduct {
  db: Db;
  /** Not started yet. */
  start: () => Promise<KillableServer>;
  killDatabase: Kill;
  /** Kills the server and starts it again. */
  killServer: Kill;
  killBoth: Kill;
}

/** A database that the test can kill, and a server that restarts it. */
export async function buildKillableProduct(): Promise<KillableProduct> {
  const folder = killableFolder();
  const data = join(folder, 'own/postgres');
  const embedded = await startEmbedded(data);
  onTestFinished(async () => (await startEmbedded(data)).stop());
  const url = await ensureDatabase(embedded, 'souk');
  await migrate(url);
  const { db, close } = openDatabase(url, 4);
  onTestFinished(close);
  await prepareModules(db, modules, readConfig({ SOUK_DATA: join(folder, 'own') }));

  const killDatabase = async () => {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await until('the database is gone', async () => !isAlive(pid));
  };
  const killServer = async (server: KillableServer) => {
    await server.killPrimary();
    await server.start();
  };
  return {
    db,
    // Without the address of a database the server adopts the one that runs in its folder.
    start: () => startKillable({ SOUK_DATA: join(folder, 'own'), DATABASE_URL: '' }),
    killDatabase,
    killServer,
    killBoth: async (server) => {
      await killDatabase();
      await killServer(server);
    },
  };
}
