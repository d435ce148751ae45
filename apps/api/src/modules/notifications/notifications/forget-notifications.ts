import { sql } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { keptReadDays } from './notification.rules.ts';

const batch = 5000;

/** Deletes what was read more than a year ago, in batches, so that no lock lasts long. */
export const forgetNotifications: Job = async (db: Db) => {
  const before = new Date(clock.now().getTime() - daysMs(keptReadDays)).toISOString();
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from notifications.notifications where id in (
      select id from notifications.notifications where read_at < ${before}::timestamptz limit ${batch})`);
    if ((rowCount ?? 0) < batch) return;
  }
};
