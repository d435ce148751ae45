import { sql } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Database, Db } from '../db/database.ts';
import { newRequestId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Jobs } from './jobs.ts';
import { seedingPart } from './seeding-part.ts';

interface DueJob {
  id: string;
  name: string;
  payload: unknown;
  attempt: number;
  runAt: Date;
}

const batchJobs = 64;
/** Keyed jobs can be removed or replaced by those that run before them, so few are taken at a time. */
const keyedJobs = 4;
const hands = 4;

/** Immediate jobs are booked by the database's clock; a clock in the past is ours alone. */
const dueBy = () => (clock.isPast() ? sql`${clock.dueBy().toISOString()}::timestamptz` : sql`now()`);

/** Jobs of another part of a history are due by another clock. */
function isOwn() {
  const part = seedingPart.name();
  return part === null ? sql`job.flags is null` : sql`jsonb_exists(job.flags, ${part})`;
}

/** Takes the jobs that are due first, so that no other worker runs them. */
async function takeJobs(db: Db, names: readonly string[], worker: string): Promise<DueJob[]> {
  const { rows } = await db.execute<Omit<DueJob, 'runAt'> & { run_at: string }>(sql`with due as (
      select job.id, job.key, job.priority, job.run_at from graphile_worker._private_jobs job
      where job.is_available and job.run_at <= ${dueBy()} and ${isOwn()}
        and job.task_id in (select id from graphile_worker._private_tasks
          where identifier in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))
      order by job.priority, job.run_at, job.id limit ${batchJobs} for update skip locked
    ), taken as (
      select id, count(key) over (order by priority, run_at, id) as keyed from due
    )
    update graphile_worker._private_jobs job
    set attempts = job.attempts + 1, locked_by = ${worker}, locked_at = now()
    from taken, graphile_worker._private_tasks task
    where job.id = taken.id and taken.keyed <= ${keyedJobs} and task.id = job.task_id
    returning job.id, task.identifier as name, job.payload, job.attempts as attempt, job.run_at`);
  return rows
    .map(({ run_at, ...job }) => ({ ...job, runAt: new Date(run_at) }))
    .sort((one, other) => one.runAt.getTime() - other.runAt.getTime() || Number(one.id) - Number(other.id));
}

const endJobs = (db: Db, ids: readonly string[]) =>
  db.execute(sql`delete from graphile_worker._private_jobs
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`);

/** Retried after a growing wait, as the queue's own worker does. */
const putOff = (db: Db, { id }: DueJob, error: unknown) =>
  db.execute(sql`update graphile_worker._private_jobs
    set last_error = ${error instanceof Error ? error.message : String(error)}, locked_by = null, locked_at = null,
      run_at = greatest(${dueBy()}, run_at)
        + exp(least(attempts, 10)) * interval '1 second'
    where id = ${id}::bigint`);

/** Runs jobs in one process, in order of their times, until none is due. */
export async function drainJobs({ db }: Database, jobs: Jobs, log: Log): Promise<void> {
  const names = Object.keys(jobs);
  const worker = `drain-${newRequestId()}`;
  for (;;) {
    const taken = await takeJobs(db, names, worker);
    if (taken.length === 0) return;
    const done: string[] = [];
    const queue = taken.values();
    const hand = async () => {
      for (const job of queue) {
        try {
          await jobs[job.name]?.(db, job.payload as never, { jobId: job.id, attempt: job.attempt });
          done.push(job.id);
        } catch (error) {
          log.error({ job: job.name, jobId: job.id, err: error }, 'a job failed');
          await putOff(db, job, error);
        }
      }
    };
    await Promise.all(Array.from({ length: hands }, hand));
    if (done.length > 0) await endJobs(db, done);
  }
}
