import type { Dates } from './dates.ts';

/** A day of a calendar's place: when it begins, and how long it is, which differs twice a year. */
export interface CalendarDay {
  date: string;
  startsAt: string;
  minutes: number;
}

const minuteMs = 60_000;
const hourMinutes = 60;
export const fullDay = 24 * hourMinutes;
/** A shorter block would hide its own words. */
const leastMinutes = 30;

/**
 * Minutes since midnight. One day alone is as long as it is, so that an hour shown twice has two places; the days of a
 * week share one axis, and on it clocks count.
 */
export function minuteIn(day: CalendarDay, at: string, dates: Dates, isAlone: boolean): number {
  const passed = (Date.parse(at) - Date.parse(day.startsAt)) / minuteMs;
  if (isAlone || day.minutes === fullDay) return passed;
  const off = dates.daysBetween(day.date, dates.isoDay(at));
  const [hours = 0, minutes = 0] = dates.isoTime(at).split(':').map(Number);
  return off * fullDay + hours * hourMinutes + minutes;
}

/** The moment at a minute of the axis; null where only the clock is known, as in a week with a changing night. */
export function momentAt(day: CalendarDay, minute: number, isAlone: boolean): string | null {
  const isExact = isAlone || day.minutes === fullDay;
  return isExact ? new Date(Date.parse(day.startsAt) + minute * minuteMs).toISOString() : null;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** What clocks show at a minute of the axis, `HH:mm`. */
export function clockAt(day: CalendarDay, minute: number, dates: Dates, isAlone: boolean): string {
  const moment = momentAt(day, minute, isAlone);
  return moment
    ? dates.isoTime(moment)
    : `${pad(Math.floor(minute / hourMinutes))}:${pad(minute % hourMinutes)}`;
}

/** Minutes on the axis of a day. */
export interface Span {
  from: number;
  to: number;
}

/** Where something lies in the column of its day, beside what is at the same time. */
export interface Placed extends Span {
  lane: number;
  lanes: number;
}

/** Puts spans that overlap beside one another: each takes the first lane that is free. */
export function inLanes<T extends Span>(spans: readonly T[]): (T & Placed)[] {
  const sorted = spans.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: (T & Placed)[] = [];
  let group: (T & Placed)[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of group) each.lanes = ends.length;
    placed.push(...group);
    [group, ends] = [[], []];
  };
  for (const span of sorted) {
    if (ends.every((end) => end <= span.from)) close();
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span.to;
    group.push({ ...span, lane, lanes: 1 });
  }
  close();
  return placed;
}

/** The part of each that lies in this day, with its place. */
export function placedIn<T extends { startsAt: string; endsAt: string }>(
  day: CalendarDay,
  all: readonly T[],
  dates: Dates,
  isAlone: boolean,
): (T & Placed)[] {
  const length = isAlone ? day.minutes : fullDay;
  const spans = all.flatMap((each) => {
    const from = minuteIn(day, each.startsAt, dates, isAlone);
    const to = minuteIn(day, each.endsAt, dates, isAlone);
    if (from >= length || Math.max(to, from + 1) <= 0) return [];
    const begins = Math.max(0, from);
    return [{ ...each, from: begins, to: Math.min(length, Math.max(to, begins + leastMinutes)) }];
  });
  return inLanes(spans);
}

const usualSpan = { from: 8 * hourMinutes, to: 18 * hourMinutes };

/** The hours that are shown: a working day, and whatever lies outside of it. */
export function shownSpan(columns: readonly { blocks: readonly Span[] }[], length: number): Span {
  const blocks = columns.flatMap((column) => column.blocks);
  const from = Math.min(usualSpan.from, ...blocks.map((block) => block.from));
  const to = Math.max(usualSpan.to, ...blocks.map((block) => block.to));
  const whole = (minutes: number) => Math.floor(minutes / hourMinutes) * hourMinutes;
  return { from: whole(from), to: Math.min(length, whole(to + hourMinutes - 1)) };
}

/** The full hours of a span, as clocks show them: one may be missing, or come twice. */
export function hoursIn(
  day: CalendarDay,
  { from, to }: Span,
  dates: Dates,
  isAlone: boolean,
): { minute: number; time: string }[] {
  const count = Math.ceil((to - from) / hourMinutes);
  return Array.from({ length: count }, (_, index) => {
    const minute = from + index * hourMinutes;
    return { minute, time: clockAt(day, minute, dates, isAlone) };
  });
}
