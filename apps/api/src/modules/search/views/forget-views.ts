import { deviceDays } from '@souk/contract/modules/search/views';
import { sql } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Dashboards compare a year with the year before. */
const countedDays = 2 * 366;

/** Deletes views of devices whose cookies have expired, and old hourly counts. */
export async function forgetViews(db: Db): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - daysMs(days)).toISOString();
  const before = daysAgo(deviceDays);
  await db.execute(
    sql`delete from search.views where viewer like 'device:%' and viewed_at < ${before}::timestamptz`,
  );
  await db.execute(sql`delete from search.view_hours where hour < ${daysAgo(countedDays)}::timestamptz`);
}
