import { minutesMs } from '../../../platform/clock.ts';
import { type LocalDay, localDays, openSpans, type WorkingHours } from '../calendars/hours.rules.ts';
import { commonSpans, isMet, isWithin, joinSpans, type Span } from '../calendars/span.rules.ts';
import { chooseResources } from './choose.rules.ts';

/** A part of what is done, in minutes from its start; before it they are negative. */
export interface TimePart {
  fromMinutes: number;
  toMinutes: number;
  /** Setting up and cleaning may lie outside the opening hours. */
  isBuffer?: boolean;
}

/** One resource out of these for all of the parts. */
export interface TimeNeed {
  anyOf: readonly number[];
  parts: readonly TimePart[];
}

/** A start, and per need the resources that are free for it. */
export interface Slot {
  startsAt: Date;
  free: number[][];
}

/** How a business offers its time. */
export interface OfferedTime {
  stepMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  /** How many claimants may begin on one day. */
  dayCapacity: number | null;
}

export interface ResourceTime extends WorkingHours {
  id: number;
  /** Joined. */
  busy: readonly Span[];
}

/** What is known of a business's time around a period. */
export interface KnownTime {
  timeZone: string;
  offered: OfferedTime;
  /** Date → special hours of the whole business. */
  businessDays: WorkingHours['special'];
  resources: readonly ResourceTime[];
  /** Date → how many claimants begin something on it; left empty where the business sets no capacity. */
  claimants: ReadonlyMap<string, number>;
}

/** Longer than any day, since what was open yesterday may still be. */
export const dayAndMoreMs = minutesMs(26 * 60);

interface Free {
  open: readonly Span[];
  busy: readonly Span[];
}

const spanAt = (startsAt: number, { fromMinutes, toMinutes }: TimePart): Span => [
  startsAt + minutesMs(fromMinutes),
  startsAt + minutesMs(toMinutes),
];

/** What is claimed for a need that starts then: parts that touch are one claim. */
export const claimedSpans = (parts: readonly TimePart[], startsAt: number): Span[] =>
  joinSpans(parts.map((part) => spanAt(startsAt, part)));

/** How long before the start and after it the needs reach. */
export function reachOf(needs: readonly TimeNeed[]): Span {
  const parts = needs.flatMap((need) => need.parts);
  const before = Math.min(0, ...parts.map(({ fromMinutes }) => fromMinutes));
  const after = Math.max(0, ...parts.map(({ toMinutes }) => toMinutes));
  return [minutesMs(before), minutesMs(after)];
}

/** Whether two needs are ever needed at the same moment, so that one resource cannot serve both. */
function meetsOf(needs: readonly TimeNeed[]): (one: number, other: number) => boolean {
  const claimed = needs.map(({ parts }) => claimedSpans(parts, 0));
  return (one, other) => (claimed[other] ?? []).some((span) => isMet(claimed[one] ?? [], span));
}

export const chooseFor = (needs: readonly TimeNeed[], free: readonly (readonly number[])[]) =>
  chooseResources(free, meetsOf(needs));

/** The first and the last moment at which customers may begin something, by notice and horizon. */
export function offeredSpan({ offered, timeZone }: KnownTime, now: Date): Span {
  const [today] = localDays([now.getTime(), now.getTime()], timeZone);
  const last = now.getTime() + offered.horizonDays * minutesMs(1440);
  const end = localDays([last, last], timeZone)[0]?.endsAt ?? today?.endsAt ?? 0;
  return [now.getTime() + minutesMs(offered.noticeMinutes), end];
}

function freeTimes(time: KnownTime, days: readonly LocalDay[]): Map<number, Free> {
  const free = time.resources.map((resource): [number, Free] => {
    const open = openSpans(resource, time.businessDays, days, time.timeZone);
    return [resource.id, { open, busy: resource.busy }];
  });
  return new Map(free);
}

const isFree = (
  { open, busy }: Free,
  { parts }: TimeNeed,
  startsAt: number,
  isOpenAlways: boolean,
): boolean =>
  parts.every((part) => {
    const span = spanAt(startsAt, part);
    return !isMet(busy, span) && (part.isBuffer || isOpenAlways || isWithin(open, span));
  });

const poolsAt = (
  free: ReadonlyMap<number, Free>,
  needs: readonly TimeNeed[],
  startsAt: number,
  isOpenAlways: boolean,
): number[][] =>
  needs.map((need) =>
    need.anyOf.filter((id) => {
      const known = free.get(id);
      return known !== undefined && isFree(known, need, startsAt, isOpenAlways);
    }),
  );

/** Without those that no way of serving all needs could use. */
function usable(needs: readonly TimeNeed[], free: number[][]): number[][] | undefined {
  if (free.some((pool) => pool.length === 0)) return undefined;
  if (needs.length === 1) return free;
  const isAlone = new Set(free.flat()).size === free.flat().length;
  if (isAlone) return free;
  const meet = meetsOf(needs);
  const left = free.map((pool, at) =>
    pool.filter((id) => chooseResources(free.with(at, [id]), meet) !== undefined),
  );
  return left.some((pool) => pool.length === 0) ? undefined : left;
}

/** Whether every day on which something would begin has room for one more claimant. */
function hasRoom({ offered, claimants }: KnownTime, days: readonly LocalDay[], begins: readonly number[]) {
  const { dayCapacity } = offered;
  if (dayCapacity === null) return true;
  return begins.every((moment) => {
    const day = days.find(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt);
    return (claimants.get(day?.date ?? '') ?? 0) < dayCapacity;
  });
}

/** The resources that are free for a start, whatever notice, horizon and capacity say. */
export function freeAt(
  time: KnownTime,
  needs: readonly TimeNeed[],
  startsAt: number,
  isOpenAlways: boolean,
): number[][] | undefined {
  const [before, after] = reachOf(needs);
  const days = localDays([startsAt + before - dayAndMoreMs, startsAt + after], time.timeZone);
  const free = freeTimes(time, days);
  return usable(needs, poolsAt(free, needs, startsAt, isOpenAlways));
}

/** The starts, both ends included, at which a part meets nothing that is busy, and lies in hours unless it is a buffer. */
function startsOfPart({ open, busy }: Free, part: TimePart): Span[] {
  const [from, until] = [minutesMs(part.fromMinutes), minutesMs(part.toMinutes)];
  const free: Span[] = [];
  let freeFrom = -Infinity;
  for (const [busyFrom, busyUntil] of busy) {
    if (freeFrom <= busyFrom - until) free.push([freeFrom, busyFrom - until]);
    freeFrom = busyUntil - from;
  }
  free.push([freeFrom, Infinity]);
  if (part.isBuffer) return free;
  const within = open.map(([opens, closes]): Span => [opens - from, closes - until]);
  return commonSpans(
    free,
    within.filter(([first, last]) => first <= last),
  );
}

const startsOf = (free: Free, { parts }: TimeNeed): Span[] =>
  parts.map((part) => startsOfPart(free, part)).reduce(commonSpans, [[-Infinity, Infinity]]);

/** The place of the first start that is not before a moment. */
function placeOf(starts: readonly number[], moment: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Per start the resources of a need's pool that are free for it, in the pool's order; none where nobody is. */
function poolsOf(
  free: ReadonlyMap<number, Free>,
  need: TimeNeed,
  starts: readonly number[],
): (number[] | undefined)[] {
  const pools: (number[] | undefined)[] = new Array(starts.length);
  const add = (id: number, [from, until]: Span) => {
    for (let at = placeOf(starts, from); at < starts.length && (starts[at] ?? 0) <= until; at += 1) {
      const pool = pools[at];
      if (pool) pool.push(id);
      else pools[at] = [id];
    }
  };
  for (const id of need.anyOf) {
    const known = free.get(id);
    if (known) for (const span of startsOf(known, need)) add(id, span);
  }
  return pools;
}

/** Every step from midnight of each day, from a moment to before another. */
function stepsOf(days: readonly LocalDay[], [first, end]: Span, step: number): number[] {
  const starts: number[] = [];
  for (const { startsAt, endsAt } of days) {
    const skipped = Math.max(0, Math.ceil((first - startsAt) / step));
    for (let start = startsAt + skipped * step; start < Math.min(endsAt, end); start += step)
      starts.push(start);
  }
  return starts;
}

/** The starts from a moment to before another, every step from midnight of each day, at which all needs can be served. */
export function* slotsIn(
  time: KnownTime,
  needs: readonly TimeNeed[],
  [from, until]: Span,
  now: Date,
): Generator<Slot> {
  const offered = offeredSpan(time, now);
  const [first, end] = [Math.max(from, offered[0]), Math.min(until, offered[1])];
  if (first >= end || needs.length === 0) return;
  const [before, after] = reachOf(needs);
  const days = localDays([first + before - dayAndMoreMs, end + after], time.timeZone);
  const free = freeTimes(time, days);
  const begins = needs.flatMap(({ parts }) => claimedSpans(parts, 0).map(([begin]) => begin));
  const starts = stepsOf(days, [first, end], minutesMs(time.offered.stepMinutes));
  const pools = needs.map((need) => poolsOf(free, need, starts));

  for (const [at, start] of starts.entries()) {
    const able = pools.flatMap((pool) => (pool[at] ? [pool[at]] : []));
    const found = able.length === needs.length ? usable(needs, able) : undefined;
    const isRoomy = () =>
      hasRoom(
        time,
        days,
        begins.map((begin) => start + begin),
      );
    if (found && isRoomy()) yield { startsAt: new Date(start), free: found };
  }
}
