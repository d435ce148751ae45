import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { clock } from '../clock.ts';
import { beforeCommit } from '../db/before-commit.ts';
import type { Database, Db, Reader } from '../db/database.ts';
import { patiently } from '../db/patience.ts';
import type { Log } from '../log.ts';
import { historyPart } from './history-part.ts';
import { openLivingWorkers } from './living-workers.ts';

/** Work done after commit, at least once; it must bear being called again. */
export type Job = (db: Db, payload: never, context: { jobId: string; attempt: number }) => Promise<void>;
export type Jobs = Record<string, Job>;

interface When {
  /** Product time; now unless said. */
  runAt?: Date;
  /** A later job of the same key replaces this one. */
  key?: string;
}

interface Booking {
  key: string | undefined;
  /** Without one, what was booked under the key is taken back. */
  job?: { identifier: string; payload: object; run_at: string | null; flags: string[] | null };
}

/** What counts of several bookings under one key is the last. */
function lastOfEachKey(bookings: readonly Booking[]): Booking[] {
  const last = new Map<string, Booking>();
  for (const booking of bookings) if (booking.key !== undefined) last.set(booking.key, booking);
  return bookings.filter((booking) => booking.key === undefined || last.get(booking.key) === booking);
}

async function writeBookings(on: Reader, bookings: readonly Booking[]): Promise<void> {
  const standing = lastOfEachKey(bookings);
  const backKeys = standing.flatMap(({ key, job }) => (key !== undefined && !job ? [key] : []));
  const jobs = standing.flatMap(({ key, job }) => (job ? [{ ...job, job_key: key ?? null }] : []));
  if (standing.length > 0)
    await on.execute(sql`with taken_back as materialized (
        select graphile_worker.remove_job(key) from jsonb_array_elements_text(${JSON.stringify(backKeys)}::jsonb) key
      ), booked as materialized (
        select from graphile_worker.add_jobs(array(
          select (identifier, payload, null, run_at, 12, job_key, null, flags)::graphile_worker.job_spec
          from json_to_recordset(${JSON.stringify(jobs)}::json)
            as job (identifier text, payload json, run_at timestamptz, job_key text, flags text[])))
      )
      select (select count(*) from taken_back), (select count(*) from booked)`);
}

/** The queue counts in machine time, so product time is translated when booking and when the clock moves. */
function machineTime(runAt: Date | undefined): string | null {
  if (runAt) return new Date(runAt.getTime() - clock.aheadMs()).toISOString();
  return clock.isPast() ? clock.dueBy().toISOString() : null;
}

/** Books a job in the running transaction: it exists if and only if that commits. */
export function addJob(tx: Reader, name: string, payload: object, { runAt, key }: When = {}): Promise<void> {
  const part = historyPart.name();
  const flags = part === null ? null : [part];
  const job = { identifier: name, payload, run_at: machineTime(runAt), flags };
  return beforeCommit(tx, writeBookings, { key, job });
}

/** Takes a booked job back; nothing happens when it has run already. */
export const removeJob = (tx: Reader, key: string): Promise<void> => beforeCommit(tx, writeBookings, { key });

function tasksOf(jobs: Jobs, db: Db): TaskList {
  const task = (job: Job) => (payload: unknown, helpers: JobHelpers) =>
    job(db, payload as never, { jobId: String(helpers.job.id), attempt: helpers.job.attempts });
  return Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, task(job)]));
}

/** The queue's own sentence; what it quotes of an error may hold a query's values. */
const loggerTo = (log: Log) =>
  new Logger((scope) => (level, message, meta) => {
    const about = { job: scope.taskIdentifier, jobId: scope.jobId };
    const [sentence] = message.split(/ with error|\n/);
    if (level === 'error') log.error({ ...about, err: meta?.error }, sentence);
    else if (level === 'warning') log.warn(about, sentence);
    else log.debug(about, sentence);
  });

const options = (database: Database, jobs: Jobs, log: Log) => ({
  pgPool: database.pool,
  taskList: tasksOf(jobs, database.db),
  noHandleSignals: true,
  logger: loggerTo(log),
});

let state: 'running' | 'stopped' | 'elsewhere' = 'elsewhere';

/** Whether jobs are worked on in this process. */
export const workerState = () => state;

interface WorkerOptions {
  concurrency?: number;
  /** Name of a job and its timetable in cron's notation (UTC), once over all processes. */
  schedule?: Record<string, string>;
}

export interface JobWorker {
  /** Ends what is under way or gives it back. */
  stop: () => Promise<void>;
}

/**
 * Works on jobs in this process until `stop`. The queue's own loop ends where it cannot say how a job went,
 * as when the database is restarted: a new one begins then, and the jobs of the old one are freed.
 */
export async function startWorker(
  database: Database,
  jobs: Jobs,
  log: Log,
  { concurrency = 4, schedule = {} }: WorkerOptions = {},
): Promise<JobWorker> {
  const timetable = Object.entries(schedule).map(([task, match]) => ({ task, match, identifier: task }));
  const living = await openLivingWorkers(database, log);
  let isStopping = false;

  async function begin(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => living.add(workerPool.id));
    events.on('pool:release', ({ pool }) => living.remove(pool.id));
    const begun = await run({
      ...options(database, jobs, log),
      events,
      concurrency,
      pollInterval: 1000,
      parsedCronItems: parseCronItems(timetable),
      // Without a batch, an outcome that cannot be written ends the whole process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    state = 'running';
    const again = (error?: unknown) => {
      beginning = beginAgain(error);
    };
    begun.promise.then(again, again);
    return begun;
  }

  async function beginAgain(reason: unknown): Promise<void> {
    state = 'stopped';
    if (!isStopping) log.warn({ err: reason }, 'the worker has ended, a new one begins');
    while (!isStopping) {
      await pause(1000);
      try {
        runner = await begin();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the worker could not begin');
      }
    }
  }

  let beginning = Promise.resolve();
  let runner = await patiently((line) => log.warn(line), begin);
  return {
    stop: async () => {
      isStopping = true;
      await beginning;
      // One that has ended by itself has nothing left to stop.
      await runner.stop().catch(() => undefined);
      await living.close();
    },
  };
}
