import { clock, daysMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { startOfDay } from '../../../platform/period.ts';
import { poolOf, type TimeWanted } from './choose-time.ts';
import { readTimes } from './known-time.queries.ts';
import { reachOf, slotsIn } from './slot.rules.ts';

type Sought = Pick<TimeWanted, 'ownerId' | 'needs'>;

/** Those of several wishes, of whatever owners, that can still begin on a day of their owner's place; in one statement. */
export async function findFreeOn<Wish extends Sought>(
  reader: Reader,
  wishes: readonly Wish[],
  day: string,
): Promise<Wish[]> {
  if (wishes.length === 0) return [];
  const needs = wishes.flatMap((wish) => wish.needs);
  const [before, after] = reachOf(needs);
  // A day longer on both sides, since it begins and ends elsewhere in each zone.
  const [from, until] = [startOfDay(day, 'UTC', -1).getTime(), startOfDay(day, 'UTC', 2).getTime()];
  const now = clock.now();
  if (until + daysMs(1) < now.getTime()) return [];
  const times = await readTimes(reader, {
    ownerIds: [...new Set(wishes.map(({ ownerId }) => ownerId))],
    resourceIds: poolOf(needs),
    period: [from + before, until + after],
  });
  return wishes.filter((wish) => {
    const time = times.get(wish.ownerId);
    if (!time) return false;
    const [first, end] = [startOfDay(day, time.timeZone), startOfDay(day, time.timeZone, 1)];
    const span = [Math.max(first.getTime(), now.getTime()), end.getTime()] as const;
    return !slotsIn(time, wish.needs, span, now).next().done;
  });
}
