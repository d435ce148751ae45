import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import { joinSpans, type Span } from './span.rules.ts';

const dayMinutes = 1440;

/** Minutes of the clock since midnight; past 1440 they are on the next day. */
export interface Hours {
  opensMinute: number;
  closesMinute: number;
}

export interface WeekHours extends Hours {
  /** Monday is 1. */
  weekday: number;
}

/** A day of a zone, which clocks make an hour or half an hour longer or shorter twice a year. */
export interface LocalDay {
  date: string;
  weekday: number;
  startsAt: number;
  endsAt: number;
}

/** When a resource works, before anything is claimed. */
export interface WorkingHours {
  /** Its own hours, or those of the business where it has no roster. */
  week: readonly WeekHours[];
  hasRoster: boolean;
  /** Date → the hours of that day alone. */
  special: ReadonlyMap<string, readonly Hours[]>;
}

interface KnownDay extends LocalDay {
  next: string;
}

/** Days of zones by `zone date`: the calendar takes longer over one of them than everything else here. */
const knownDays = new LRUCache<string, KnownDay>({ max: 10_000 });

function dayOn(date: string, timeZone: string): KnownDay {
  const key = `${timeZone} ${date}`;
  const known = knownDays.get(key);
  if (known) return known;
  const day = Temporal.PlainDate.from(date);
  const next = day.add({ days: 1 });
  const found = {
    date,
    weekday: day.dayOfWeek,
    startsAt: day.toZonedDateTime(timeZone).epochMilliseconds,
    endsAt: next.toZonedDateTime(timeZone).epochMilliseconds,
    next: next.toString(),
  };
  knownDays.set(key, found);
  return found;
}

/** The days of a zone that contain something of a time. */
export function localDays([from, until]: Span, timeZone: string): LocalDay[] {
  const days: LocalDay[] = [];
  const first = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone).toPlainDate();
  let day = dayOn(first.toString(), timeZone);
  while (day.startsAt <= until) {
    const { next, ...local } = day;
    days.push(local);
    day = dayOn(next, timeZone);
  }
  return days;
}

/** A time that the clocks skip is the one after the gap, one that comes twice is the first (decision 036). */
function momentOf(day: LocalDay, next: LocalDay | undefined, minute: number, timeZone: string): number {
  if (minute <= dayMinutes && day.endsAt - day.startsAt === daysMs(1))
    return day.startsAt + minutesMs(minute);
  if (minute > dayMinutes && next) return momentOf(next, undefined, minute - dayMinutes, timeZone);
  const wall = Temporal.PlainDate.from(day.date).toPlainDateTime().add({ minutes: minute });
  return wall.toZonedDateTime(timeZone).epochMilliseconds;
}

/** The minutes that lie in both. */
const commonHours = (some: readonly Hours[], others: readonly Hours[]): Hours[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const opensMinute = Math.max(one.opensMinute, other.opensMinute);
      const closesMinute = Math.min(one.closesMinute, other.closesMinute);
      return opensMinute < closesMinute ? [{ opensMinute, closesMinute }] : [];
    }),
  );

/**
 * Its own special day goes before everything. Special hours of the business replace the usual ones and shorten a roster:
 * whoever is off that day stays off.
 */
export function hoursOn(
  { week, hasRoster, special }: WorkingHours,
  businessDays: WorkingHours['special'],
  { date, weekday }: Pick<LocalDay, 'date' | 'weekday'>,
): readonly Hours[] {
  const own = special.get(date);
  if (own) return own;
  const usual = week.filter((hours) => hours.weekday === weekday);
  const business = businessDays.get(date);
  if (!business) return usual;
  return hasRoster ? commonHours(usual, business) : business;
}

/** When a resource is open on consecutive days; what the first one has from the day before is not known. */
export function openSpans(
  working: WorkingHours,
  businessDays: WorkingHours['special'],
  days: readonly LocalDay[],
  timeZone: string,
): Span[] {
  const spans = days.flatMap((day, index) =>
    hoursOn(working, businessDays, day).map(({ opensMinute, closesMinute }): Span => {
      const at = (minute: number) => momentOf(day, days[index + 1], minute, timeZone);
      return [at(opensMinute), at(closesMinute)];
    }),
  );
  return joinSpans(spans);
}
