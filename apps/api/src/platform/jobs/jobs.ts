import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
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
import type { Database, Db, Reader } from '../db/database.ts';
import { retryWhileLost } from '../db/retry-while-lost.ts';
import { enter } from '../entries.ts';
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

/** The queue counts in machine time, so product time is translated when booking and when the clock moves. */
function machineTime(runAt: Date | undefined): string | null {
  if (runAt) return new Date(runAt.getTime() - clock.aheadMs()).toISOString();
  return clock.isPast() ? clock.dueBy().toISOString() : null;
}

/** When a job is due, and whose part of a history does it. */
export function dueAt(runAt?: Date) {
  const part = seedingPart.name();
  return { run_at: machineTime(runAt), flags: part === null ? null : [part] };
}

/** Books a job in the running transaction: it exists if and only if that commits. */
export function addJob(tx: Reader, name: string, payload: object, { runAt, key }: When = {}): Promise<void> {
  return enter(tx, { booking: { key, job: { identifier: name, payload, ...dueAt(runAt) } } });
}

/** Takes a booked job back; nothing happens when it has run already. */
export const removeJob = (tx: Reader, key: string): Promise<void> => enter(tx, { booking: { key } });

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
