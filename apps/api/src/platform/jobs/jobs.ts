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
import { patiently } from '../db/patience.ts';
import { enter } from '../entries.ts';
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

/** The queue counts in machine time, so product time is translated when booking and when the clock moves. */
function machineTime(runAt: Date | undefined): string | null {
  if (runAt) return new Date(runAt.getTime() - clock.aheadMs()).toISOString();
  return clock.isPast() ? clock.dueBy().toISOString() : null;
}

/** When a job is due, and whose part of a history does it. */
export function dueAt(runAt?: Date) {
  const part = historyPart.name();
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
