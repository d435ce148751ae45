import { sql } from 'drizzle-orm';
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type TaskList,
} from 'graphile-worker';
import { clock } from '../clock.ts';
import type { Database, Db, Reader } from '../db/database.ts';
import type { Log } from '../log.ts';

/** Work done after commit, at least once; it must bear being called again. */
export type Job = (db: Db, payload: never, context: { jobId: string; attempt: number }) => Promise<void>;
export type Jobs = Record<string, Job>;

interface When {
  /** Product time; now unless said. */
  runAt?: Date;
  /** A later job of the same key replaces this one. */
  key?: string;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

/** Books a job in the running transaction: it exists if and only if that commits. */
export async function addJob(tx: Reader, name: string, payload: object, when: When = {}): Promise<void> {
  // The queue counts in machine time, so product time is translated when booking and when the clock moves.
  const runAt = when.runAt ? new Date(when.runAt.getTime() - clock.aheadMs()).toISOString() : null;
  await tx.execute(sql`select graphile_worker.add_job(
    identifier => ${name}, payload => ${JSON.stringify(payload)}::json, queue_name => ${when.queue ?? null},
    run_at => ${runAt}::timestamptz, max_attempts => 12, job_key => ${when.key ?? null})`);
}

/** Takes a booked job back; nothing happens when it has run already. */
export async function removeJob(tx: Reader, key: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.remove_job(${key})`);
}

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

/** Works on jobs in this process until `stop`, which gives unfinished ones back. */
export async function startWorker(
  database: Database,
  jobs: Jobs,
  log: Log,
  { concurrency = 4, schedule = {} }: WorkerOptions = {},
): Promise<Runner> {
  const timetable = Object.entries(schedule).map(([task, match]) => ({ task, match, identifier: task }));
  const runner = await run({
    ...options(database, jobs, log),
    concurrency,
    pollInterval: 1000,
    parsedCronItems: parseCronItems(timetable),
  });
  state = 'running';
  const noteEnd = () => {
    state = 'stopped';
  };
  runner.promise.then(noteEnd, noteEnd);
  return runner;
}

/** Works until no job is due. */
export const drainJobs = (database: Database, jobs: Jobs, log: Log): Promise<void> =>
  runOnce({ ...options(database, jobs, log), concurrency: 4 });
