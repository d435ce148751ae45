import { deviceDays } from '@souk/contract/modules/search/views';
import { sql } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Forgets what devices have looked at once their cookies are gone. */
export async function forgetViews(db: Db): Promise<void> {
  const before = new Date(clock.now().getTime() - daysMs(deviceDays)).toISOString();
  await db.execute(
    sql`delete from search.views where viewer like 'device:%' and viewed_at < ${before}::timestamptz`,
  );
}
