import { Temporal } from 'temporal-polyfill';
import type { Hours, WeekHours } from '../calendars/hours.rules.ts';
import type { OfferedTime, TimeNeed } from './slot.rules.ts';

export interface OracleResource {
  id: number;
  roster: readonly WeekHours[];
  /** Date → hours of that day alone. */
  special: Readonly<Record<string, readonly Hours[]>>;
}

interface OracleClaim {
  resourceId: number;
  startsAt: number;
  endsAt: number;
  claimant: string;
  isBlock: boolean;
}

export interface Oracle {
  timeZone: string;
  offered: OfferedTime;
  businessWeek: readonly WeekHours[];
  businessDays: Readonly<Record<string, readonly Hours[]>>;
  resources: readonly OracleResource[];
  claims: readonly OracleClaim[];
}

const minute = 60_000;
const dateOf = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();

/** The stretches of a day's clock in which a resource works: those of its hours that are within its bounds, if any. */
function stretchesOn(
  { businessWeek, businessDays }: Oracle,
  resource: OracleResource,
  date: Temporal.PlainDate,
) {
  const own = resource.special[date.toString()];
  if (own) return own;
  const isRostered = resource.roster.length > 0;
  const week = isRostered ? resource.roster : businessWeek;
  const usual = week.filter(({ weekday }) => weekday === date.dayOfWeek);
  const bounds = businessDays[date.toString()];
  if (!bounds) return usual;
  if (!isRostered) return bounds;
  const worked = minutesOfClock(usual);
  const within = [...minutesOfClock(bounds)].filter((clock) => worked.has(clock));
  const starts = within.filter((clock) => !within.includes(clock - 1));
  return starts.map((opensMinute) => {
    let closesMinute = opensMinute;
    while (within.includes(closesMinute)) closesMinute += 1;
    return { opensMinute, closesMinute };
  });
}

const minutesOfClock = (stretches: readonly Hours[]) =>
  new Set(
    stretches.flatMap(({ opensMinute, closesMinute }) =>
      Array.from({ length: closesMinute - opensMinute }, (_none, n) => opensMinute + n),
    ),
  );

/** The minutes of a resource that are open on the days around a period, one by one. */
function openMinutes(oracle: Oracle, resource: OracleResource, from: number, until: number): Set<number> {
  const { timeZone } = oracle;
  const open = new Set<number>();
  const last = dateOf(until, timeZone).add({ days: 2 });
  let date = dateOf(from, timeZone).subtract({ days: 3 });
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const midnight = date.toPlainDateTime();
    const at = (clock: number) =>
      midnight.add({ minutes: clock }).toZonedDateTime(timeZone).epochMilliseconds;
    for (const { opensMinute, closesMinute } of stretchesOn(oracle, resource, date))
      for (let moment = at(opensMinute); moment < at(closesMinute); moment += minute) open.add(moment);
  }
  return open;
}

const minutesOf = (need: TimeNeed, startsAt: number): number[] =>
  need.parts.flatMap(({ fromMinutes, toMinutes }) =>
    Array.from({ length: toMinutes - fromMinutes }, (_none, n) => startsAt + (fromMinutes + n) * minute),
  );

/** Every way to give each need one of its pool. */
const waysOf = (needs: readonly TimeNeed[]): number[][] =>
  needs.reduce<number[][]>((ways, { anyOf }) => ways.flatMap((way) => anyOf.map((id) => [...way, id])), [[]]);

/** What `findSlots` must answer, found by looking at every minute and every way. */
export function slotsMinuteByMinute(
  oracle: Oracle,
  needs: readonly TimeNeed[],
  [from, until]: readonly [number, number],
  now: number,
): { startsAt: Date; free: number[][] }[] {
  const { timeZone, offered, resources, claims } = oracle;
  const open = new Map(resources.map((one) => [one.id, openMinutes(oracle, one, from, until)]));
  const busy = new Map(
    resources.map(({ id }) => {
      const taken = claims.filter(({ resourceId }) => resourceId === id);
      return [
        id,
        (moment: number) => taken.some((claim) => claim.startsAt <= moment && moment < claim.endsAt),
      ];
    }),
  );
  const lastDay = dateOf(now + offered.horizonDays * 1440 * minute, timeZone);
  const ways = waysOf(needs);
  const found: { startsAt: Date; free: number[][] }[] = [];

  const serves = (id: number, need: TimeNeed, start: number) =>
    minutesOf(need, start).every((moment) => !busy.get(id)?.(moment)) &&
    need.parts
      .filter(({ isBuffer }) => !isBuffer)
      .every((part) =>
        minutesOf({ anyOf: [], parts: [part] }, start).every((moment) => open.get(id)?.has(moment)),
      );
  const isRoomy = (start: number) =>
    needs.every((need) => {
      const covered = new Set(minutesOf(need, start));
      const begins = [...covered].filter((moment) => !covered.has(moment - minute));
      return begins.every((begin) => {
        const day = dateOf(begin, timeZone);
        const here = claims.filter(
          ({ startsAt, isBlock }) => !isBlock && dateOf(startsAt, timeZone).equals(day),
        );
        return new Set(here.map(({ claimant }) => claimant)).size < (offered.dayCapacity ?? Infinity);
      });
    });

  for (let start = Math.ceil(from / minute) * minute; start < until; start += minute) {
    const day = dateOf(start, timeZone);
    const midnight = day.toZonedDateTime(timeZone).epochMilliseconds;
    if ((start - midnight) % (offered.stepMinutes * minute) !== 0) continue;
    if (start < now + offered.noticeMinutes * minute) continue;
    if (Temporal.PlainDate.compare(day, lastDay) > 0 || !isRoomy(start)) continue;
    const able = needs.map((need) => need.anyOf.filter((id) => serves(id, need, start)));
    const possible = ways.filter((way) =>
      way.every(
        (id, at) =>
          able[at]?.includes(id) &&
          way.every((other, against) => {
            if (against <= at || other !== id) return true;
            const mine = new Set(minutesOf(needs[at] as TimeNeed, 0));
            return !minutesOf(needs[against] as TimeNeed, 0).some((moment) => mine.has(moment));
          }),
      ),
    );
    if (possible.length === 0) continue;
    const free = needs.map(({ anyOf }, at) => anyOf.filter((id) => possible.some((way) => way[at] === id)));
    found.push({ startsAt: new Date(start), free });
  }
  return found;
}
