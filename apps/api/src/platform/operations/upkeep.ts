import { type SQL, sql } from 'drizzle-orm';
import { clock, daysMs } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { reactionJob } from '../entries.ts';
import type { Job } from '../jobs/jobs.ts';
import { defineModule } from '../module.ts';
import { keepMessagesMs } from '../stream/position.ts';

export const forgetJob = 'forget-old-records';

/** Small enough not to block anyone who waits for a row. */
const batchRows = 5000;

const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

async function deleteInBatches(db: Db, table: SQL, condition: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${condition} limit ${batchRows}))`);
    if ((rowCount ?? 0) < batchRows) return;
  }
}

const olderThan = (milliseconds: number) => sql`at < ${ago(milliseconds).toISOString()}::timestamptz`;

/** An event is kept as long as a reaction to it is pending, however old it is. */
const hasNoReactionAhead = sql`not exists (
  select from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where task.identifier = ${reactionJob} and (job.payload ->> 'eventId')::bigint = events.id)`;

/** Failed jobs keep their content, perhaps a mail, no longer than needed to find out why. */
async function dropDeadJobs(db: Db): Promise<void> {
  await db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '14 days'
    having count(*) > 0`);
}

/** Deletes what is kept for a limited time: replies, live messages, done events, sent messages. */
export const forgetOldRecords: Job = async (db) => {
  await deleteInBatches(db, sql`platform.idempotency_keys`, olderThan(daysMs(7)));
  await deleteInBatches(db, sql`platform.stream_messages`, olderThan(keepMessagesMs));
  await deleteInBatches(db, sql`platform.events`, sql`${olderThan(daysMs(30))} and ${hasNoReactionAhead}`);
  await deleteInBatches(db, sql`platform.posted_messages`, olderThan(daysMs(90)));
  await deleteInBatches(db, sql`platform.outbound_messages`, olderThan(daysMs(30)));
  await deleteInBatches(db, sql`platform.sms_sent`, olderThan(daysMs(2)));
  await dropDeadJobs(db);
};

/** The platform's own scheduled jobs. */
export const upkeep = defineModule({
  name: 'upkeep',
  routes: [],
  jobs: { [forgetJob]: forgetOldRecords },
  schedule: { [forgetJob]: '17 * * * *' },
});
