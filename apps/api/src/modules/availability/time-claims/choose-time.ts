import { clock, daysMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Span } from '../calendars/span.rules.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { readTime } from './known-time.queries.ts';
import {
  chooseFor,
  claimedSpans,
  freeAt,
  type KnownTime,
  reachOf,
  type Slot,
  slotsIn,
  type TimeNeed,
} from './slot.rules.ts';
import { SlotTaken } from './slot-taken.ts';
import type { NewClaim } from './time-claim.queries.ts';

/** What is wanted of a business's time, from when. */
export interface TimeWanted {
  ownerId: number;
  startsAt: Date;
  needs: readonly TimeNeed[];
}

export interface Choosing {
  /** The seller enters it by hand: notice, horizon, opening hours and capacity are theirs to break, a claim is not. */
  isOwnEntry?: boolean | undefined;
  /** Their own claims do not count. */
  besides?: Claimant | undefined;
}

export const poolOf = (needs: readonly TimeNeed[]): number[] => [
  ...new Set(needs.flatMap(({ anyOf }) => anyOf)),
];

/** The same, with those first of each pool who have the claimant's time already. */
export const preferring = (wanted: TimeWanted, before: readonly { resourceId: number }[]): TimeWanted => {
  const known = new Set(before.map(({ resourceId }) => resourceId));
  const needs = wanted.needs.map(({ anyOf, parts }) => ({
    anyOf: [...anyOf.filter((id) => known.has(id)), ...anyOf.filter((id) => !known.has(id))],
    parts,
  }));
  return { ...wanted, needs };
};

const known = (tx: Tx, { ownerId, needs }: TimeWanted, period: Span, besides?: Claimant) => {
  const [before, after] = reachOf(needs);
  return readTime(tx, {
    ownerId,
    resourceIds: poolOf(needs),
    period: [period[0] + before, period[1] + after],
    besides,
  });
};

/** How far is looked for other starts, a little first: most often the next free time is near. */
const lookAheadDays = [2, 21, 730];

/** The next free starts from a wanted one, read again under the locks of the caller. */
export async function nextStarts(tx: Tx, wanted: TimeWanted, besides?: Claimant): Promise<Date[]> {
  const from = Math.max(wanted.startsAt.getTime(), clock.now().getTime());
  let next: Slot[] = [];
  for (const days of lookAheadDays) {
    const period: Span = [from, from + daysMs(days)];
    const time = await known(tx, wanted, period, besides);
    next = slotsIn(time, wanted.needs, period, clock.now()).take(3).toArray();
    if (next.length === 3) break;
  }
  return next.map(({ startsAt }) => startsAt);
}

function freeFor(time: KnownTime, { startsAt, needs }: TimeWanted, isOwnEntry: boolean) {
  const start = startsAt.getTime();
  if (!isOwnEntry) return slotsIn(time, needs, [start, start + 1], clock.now()).next().value?.free;
  // Those who work then go before those who would be called in.
  return freeAt(time, needs, start, false) ?? freeAt(time, needs, start, true);
}

/** Chooses one resource per need by the rules of the slots; the caller has locked them. */
export async function chooseTime(
  tx: Tx,
  wanted: TimeWanted,
  { isOwnEntry = false, besides }: Choosing,
): Promise<NewClaim[]> {
  const start = wanted.startsAt.getTime();
  const time = await known(tx, wanted, [start, start], besides);
  const free = freeFor(time, wanted, isOwnEntry);
  const chosen = free && chooseFor(wanted.needs, free);
  if (!chosen) throw new SlotTaken(await nextStarts(tx, wanted, besides));
  return wanted.needs.flatMap(({ parts }, at) =>
    claimedSpans(parts, start).map((span) => ({ resourceId: chosen[at] ?? 0, span })),
  );
}
