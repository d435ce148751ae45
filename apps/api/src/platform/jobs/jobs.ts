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
import { retryWhileLost } from '../db/retry-while-lost.ts';
import type { Log } from '../log.ts';
import { openLivingWorkers } from './living-workers.ts';
import { seedingPart } from './seeding-part.ts';

/** Work after the commit, run at least once; it must tolerate being repeated. */
export type Job = (db: Db, payload: never, context: { jobId: string; attempt: number }) => Promise<void>;
export type Jobs = Record<string, Job>;

interface When {
  /** In product time; now by default. */
  runAt?: Date;
  /** A later job of the same key replaces this one. */
  key?: string;
}

interface Booking {
  key: string | undefined;
  /** Without it, the job booked under the key is removed. */
  job?: { identifier: string; payload: object; run_at: string | null; flags: string[] | null };
}

/** Of several bookings under one key the last counts. */
function lastOfEachKey(bookings: readonly Booking[]): Booking[] {
  const last = new Map<string, Booking>();
  for (const booking of bookings) if (booking.key !== undefined) last.set(booking.key, booking);
  return bookings.filter((booking) => booking.key === undefined || last.get(booking.key) === booking);
}

async function writeBookings(on: Reader, bookings: readonly Booking[]): Promise<void> {
  const standing = lastOfEachKey(bookings);
  const backKeys = standing.flatMap(({ key, job }) => (key !== undefined && !job ? [key] : []));
  const jobs = standing.flatMap(({ key, job }) => (job ? [{ ...job, job_key: key ?? null }] : []));
  if (backKeys.length > 0)
    await on.execute(
      sql`select graphile_worker.remove_job(key) from jsonb_array_elements_text(${JSON.stringify(backKeys)}::jsonb) key`,
    );
  if (jobs.length > 0)
    await on.execute(sql`select from graphile_worker.add_jobs(array(
      select (identifier, payload, null, run_at, 12, job_key, null, flags)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(jobs)}::json)
        as job (identifier text, payload json, run_at timestamptz, job_key text, flags text[])))`);
}

/** The queue counts in machine time, so product time is converted when booking and when the clock moves. */
function machineTime(runAt: Date | undefined): string | null {
  if (runAt) return new Date(runAt.getTime() - clock.aheadMs()).toISOString();
  return clock.isPast() ? clock.dueBy().toISOString() : null;
}

/** Books a job in the running transaction: it runs if and only if that commits. */
export function addJob(tx: Reader, name: string, payload: object, { runAt, key }: When = {}): Promise<void> {
  const part = seedingPart.name();
  const flags = part === null ? null : [part];
  const job = { identifier: name, payload, run_at: machineTime(runAt), flags };
  return beforeCommit(tx, writeBookings, { key, job });
}

/** Removes a booked job; nothing happens if it has run already. */
export const removeJob = (tx: Reader, key: string): Promise<void> => beforeCommit(tx, writeBookings, { key });

function tasksOf(jobs: Jobs, db: Db): TaskList {
  const task = (job: Job) => (payload: unknown, helpers: JobHelpers) =>
    job(db, payload as never, { jobId: String(helpers.job.id), attempt: helpers.job.attempts });
  return Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, task(job)]));
}

/** Logs only the queue's own message; what it quotes of an error may contain a query's values. */
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

/** Whether this process runs jobs. */
export const workerState = () => state;

interface WorkerOptions {
  concurrency?: number;
  /** Job name → its schedule in cron's notation (UTC), run once across all processes. */
  schedule?: Record<string, string>;
}

export interface JobWorker {
  /** Finishes what is running or gives it back. */
  stop: () => Promise<void>;
}

/**
 * Runs jobs in this process until `stop`. The queue's own loop ends when it cannot store a job's outcome, as when the
 * database restarts: a new one is then started, and the old one's jobs are released.
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
      // Without batching, which is the default, an outcome that cannot be stored would end the whole process.
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
  let runner = await retryWhileLost((line) => log.warn(line), begin);
  return {
    stop: async () => {
      isStopping = true;
      await beginning;
      // One that has already ended has nothing to stop.
      await runner.stop().catch(() => undefined);
      await living.close();
    },
  };
}
