import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { openLastingConnection } from '../db/lasting-connection.ts';
import type { Log } from '../log.ts';

/** Class of the advisory locks by which workers show that they are alive; the number is arbitrary but fixed. */
const lockClass = 7_214_004;
const lookEveryMs = 2000;

/** The workers of this process, shown to all others by locks that end with its connection. */
export interface LivingWorkers {
  add: (workerId: string) => void;
  remove: (workerId: string) => void;
  close: () => Promise<void>;
}

/**
 * Jobs whose worker has no lock and so is dead. The seconds allow for a worker that has just started, or whose
 * connection is being reopened.
 */
const orphanedJobs = sql`select array_agg(distinct job.locked_by) from graphile_worker.jobs job
  where job.locked_by like 'pool-%' and job.locked_at < now() - interval '3 seconds' and not exists (
    select from pg_locks held where held.locktype = 'advisory' and held.granted and held.classid = ${lockClass}
      and held.objid = (hashtext(job.locked_by)::bigint & 4294967295)::oid
      and held.database = (select oid from pg_database where datname = current_database()))`;

/** Releases the jobs of dead workers, which would otherwise wait for hours. */
async function freeOrphans({ db }: Database): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(ids) from (${orphanedJobs}) dead (ids)
    where ids is not null`);
}

/** Opens the connection on which this process holds its locks; it is reopened when it breaks. */
export async function openLivingWorkers(database: Database, log: Log): Promise<LivingWorkers> {
  const ids = new Set<string>();
  const hold = (on: pg.Client, id: string) =>
    on.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, id]);
  const { client, close } = await openLastingConnection({
    url: database.url,
    name: 'souk-workers',
    log,
    prepare: async (fresh) => {
      for (const id of ids) await hold(fresh, id);
    },
  });

  const look = setInterval(() => {
    freeOrphans(database).catch((error: unknown) => log.warn({ err: error }, 'orphaned jobs were not freed'));
  }, lookEveryMs);
  look.unref();

  return {
    add: (id) => {
      ids.add(id);
      // A reopened connection locks every id again.
      hold(client(), id).catch(() => undefined);
    },
    remove: (id) => {
      ids.delete(id);
      client()
        .query('select pg_advisory_unlock_shared($1, hashtext($2))', [lockClass, id])
        .catch(() => undefined);
    },
    close: async () => {
      clearInterval(look);
      await close();
    },
  };
}
