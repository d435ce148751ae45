import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { poolOf, type TimeWanted } from './choose-time.ts';
import { readTime } from './known-time.queries.ts';
import { reachOf, type Slot, slotsIn } from './slot.rules.ts';

interface Sought extends Pick<TimeWanted, 'ownerId' | 'needs'> {
  from: Date;
  until: Date;
}

/** The starts from a moment to before another at which everything needed can be claimed, and by whom. */
export async function findSlots(reader: Reader, { ownerId, needs, from, until }: Sought): Promise<Slot[]> {
  const now = clock.now();
  const first = Math.max(from.getTime(), now.getTime());
  if (first >= until.getTime()) return [];
  const [before, after] = reachOf(needs);
  const time = await readTime(reader, {
    ownerId,
    resourceIds: poolOf(needs),
    period: [first + before, until.getTime() + after],
  });
  return slotsIn(time, needs, [first, until.getTime()], now).toArray();
}
