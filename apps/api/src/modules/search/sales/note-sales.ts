import { sql } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Best sellers are those of the last month, then those of the last quarter. */
export const monthDays = 30;
export const quarterDays = 90;

export const dayAgo = (days: number): string =>
  new Date(clock.now().getTime() - daysMs(days)).toISOString().slice(0, 10);

/** Counts pieces sold at a moment; negative for returned ones. The caller has locked the thing. */
export async function noteSales(
  tx: Tx,
  { kind, id }: { kind: string; id: number },
  units: number,
  soldAt: Date = clock.now(),
): Promise<void> {
  const day = soldAt.toISOString().slice(0, 10);
  await tx.execute(sql`insert into search.sales as s (kind, subject_id, day, units)
    values (${kind}, ${id}, ${day}::date, greatest(0, ${units}::int))
    on conflict (kind, subject_id, day) do update set units = greatest(0, s.units + ${units}::int)`);
}

/** Deletes days that no list of best sellers uses any more. */
export async function forgetSales(db: Db): Promise<void> {
  await db.execute(sql`delete from search.sales where day < ${dayAgo(quarterDays)}::date`);
}
