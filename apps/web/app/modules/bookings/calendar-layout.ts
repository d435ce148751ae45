import type { Block } from '@souk/contract/modules/availability/blocks';
import type { Resource } from '@souk/contract/modules/availability/resources';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import type { Dates } from '../../lib/dates.ts';

/** A day of the seller's place: when it begins, and how long it is, which differs twice a year. */
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

/** What is shown of a booking's time: its own, or one that is proposed for it. */
export interface CalendarBlock {
  key: string;
  booking: Booking;
  isProposed: boolean;
  /** Minutes on the axis of the day. */
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

/** The part of a blocked time that lies in a day. */
export interface BlockedTime {
  block: Block;
  from: number;
  to: number;
}

/** Whose time there is and what of it is blocked. */
export interface Team {
  team: readonly Pick<Resource, 'id' | 'kind' | 'name'>[];
  blocks: readonly Block[];
}

export interface CalendarColumn {
  key: string;
  /** The person whose column it is. */
  personId: number | null;
  blocked: BlockedTime[];
  day: CalendarDay;
  /** The person's name; null where nobody is named, and in a week. */
  name: string | null;
  blocks: CalendarBlock[];
}

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

interface Span {
  from: number;
  to: number;
}

/** Puts spans that overlap beside one another: each takes the first lane that is free. */
export function inLanes<T extends Span>(spans: readonly T[]): (T & { lane: number; lanes: number })[] {
  const sorted = spans.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: (T & { lane: number; lanes: number })[] = [];
  let group: (T & { lane: number; lanes: number })[] = [];
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

interface Times {
  key: string;
  booking: Booking;
  isProposed: boolean;
  startsAt: string;
  endsAt: string;
}

const timesOf = (booking: Booking): Times[] => [
  {
    key: `${booking.booking_id}`,
    booking,
    isProposed: false,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
  },
  ...(booking.proposal
    ? [
        {
          key: `${booking.booking_id}-proposed`,
          booking,
          isProposed: true,
          startsAt: booking.proposal.starts_at,
          endsAt: booking.proposal.ends_at,
        },
      ]
    : []),
];

/** The part of each booking that lies in this day, with its place. */
function blocksOf(
  day: CalendarDay,
  bookings: readonly Booking[],
  dates: Dates,
  isAlone: boolean,
): CalendarBlock[] {
  const length = isAlone ? day.minutes : fullDay;
  const spans = bookings.flatMap(timesOf).flatMap(({ startsAt, endsAt, ...shown }) => {
    const from = minuteIn(day, startsAt, dates, isAlone);
    const to = minuteIn(day, endsAt, dates, isAlone);
    if (from >= length || Math.max(to, from + 1) <= 0) return [];
    const begins = Math.max(0, from);
    return [{ ...shown, from: begins, to: Math.min(length, Math.max(to, begins + leastMinutes)) }];
  });
  return inLanes(spans);
}

/** What of these blocks lies in a day. */
function blockedIn(
  day: CalendarDay,
  blocks: readonly Block[],
  dates: Dates,
  isAlone: boolean,
): BlockedTime[] {
  const length = isAlone ? day.minutes : fullDay;
  return blocks.flatMap((block) => {
    const from = Math.max(0, minuteIn(day, block.starts_at, dates, isAlone));
    const to = Math.min(length, minuteIn(day, block.ends_at, dates, isAlone));
    return from < to ? [{ block, from, to }] : [];
  });
}

const nobody: Team = { team: [], blocks: [] };

const people = ({ resources }: Booking) => resources.filter(({ kind }) => kind === 'person');

/** One day with a column per person at work or booked, and one for what nobody is named for. */
export function columnsOfDay(
  day: CalendarDay,
  bookings: readonly Booking[],
  dates: Dates,
  { team, blocks }: Team = nobody,
): CalendarColumn[] {
  const atWork = team.filter(({ kind }) => kind === 'person');
  const named = new Map([...bookings.flatMap(people), ...atWork].map(({ id, name }) => [id, name]));
  const blockedOf = (isTheirs: (id: number | null) => boolean) =>
    blockedIn(
      day,
      blocks.filter(({ resource_id: id }) => isTheirs(id)),
      dates,
      true,
    );
  const columns = [...named]
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .map(([id, name]) => {
      const own = bookings.filter((booking) => people(booking).some((person) => person.id === id));
      const blocked = blockedOf((whose) => whose === null || whose === id);
      return { key: String(id), personId: id, day, name, blocks: blocksOf(day, own, dates, true), blocked };
    });
  const others = bookings.filter((booking) => people(booking).length === 0);
  if (others.length === 0 && columns.length > 0) return columns;
  const blocked = blockedOf((whose) => whose === null || !named.has(whose));
  const alone = { key: 'nobody', personId: null, day, name: null, blocked };
  return [...columns, { ...alone, blocks: blocksOf(day, others, dates, true) }];
}

/** A column per day. */
export const columnsOfWeek = (
  days: readonly CalendarDay[],
  bookings: readonly Booking[],
  dates: Dates,
  { blocks }: Team = nobody,
): CalendarColumn[] =>
  days.map((day) => ({
    key: day.date,
    personId: null,
    day,
    name: null,
    blocks: blocksOf(day, bookings, dates, false),
    blocked: blockedIn(day, blocks, dates, false),
  }));

const usualSpan = { from: 8 * hourMinutes, to: 18 * hourMinutes };

/** The hours that are shown: a working day, and whatever lies outside of it. */
export function shownSpan(columns: readonly CalendarColumn[], length: number): Span {
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
