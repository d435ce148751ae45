import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { type CalendarDay, clockAt, momentAt } from '../../lib/calendar-layout.ts';
import type { Dates } from '../../lib/dates.ts';

/** A booking lands on quarters of an hour. */
export const snapMinutes = 15;

export const snapped = (minute: number): number => Math.round(minute / snapMinutes) * snapMinutes;

/** Where a lifted booking is held: a minute on the axis of a day. */
export interface Place {
  date: string;
  minute: number;
}

/** The axis on which bookings are moved. */
export interface Axis {
  days: readonly CalendarDay[];
  isAlone: boolean;
  dates: Dates;
}

const steps: Record<string, { days: number; minutes: number } | undefined> = {
  ArrowUp: { days: 0, minutes: -snapMinutes },
  ArrowDown: { days: 0, minutes: snapMinutes },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

const lastMinute = (axis: Axis, day: CalendarDay) => (axis.isAlone ? day.minutes : 24 * 60) - snapMinutes;

/** A place inside of the shown days, on the quarter. */
export function placeWithin(axis: Axis, { date, minute }: Place): Place | undefined {
  const day = axis.days.find((each) => each.date === date);
  return day && { date, minute: Math.min(Math.max(0, snapped(minute)), lastMinute(axis, day)) };
}

/** The place that an arrow leads to; it never leaves the shown days. */
export function nudged(axis: Axis, place: Place, key: string, isMirrored: boolean): Place {
  const step = steps[key];
  if (!step) return place;
  const at = axis.days.findIndex(({ date }) => date === place.date);
  const to = axis.days[at + (isMirrored ? -step.days : step.days)];
  const moved = to && placeWithin(axis, { date: to.date, minute: place.minute + step.minutes });
  return moved ?? place;
}

/** What a form says of the new time. */
export interface WantedTime {
  date: string;
  time: string;
  /** Only where the clock alone could mean two moments. */
  starts_at: string;
}

/** A place as the fields of the form name it. */
export function wantedAt({ days, isAlone, dates }: Axis, { date, minute }: Place): WantedTime | undefined {
  const day = days.find((each) => each.date === date);
  if (!day) return undefined;
  const starts_at = momentAt(day, minute, isAlone) ?? '';
  return { date, time: clockAt(day, minute, dates, isAlone), starts_at };
}

/** A moment, such as an offered one, as the fields of the form name it. */
export const wantedFrom = (dates: Dates, startsAt: string): WantedTime => ({
  date: dates.isoDay(startsAt),
  time: dates.isoTime(startsAt),
  starts_at: startsAt,
});

/** The other side has to agree: only a request that nobody has confirmed moves at once. */
export const isProposed = ({ status, role }: Pick<Booking, 'status' | 'role'>): boolean =>
  status !== 'Pending' || role === 'seller';

export const isMovable = ({ moves }: Pick<Booking, 'moves'>): boolean => moves.includes('move');

/** What became of a time that was sent: a redirect has brought the calendar up to date, anything else has not. */
export function outcomeOf({
  wasBusy,
  isBusy,
  isRefused,
  hasMovedOn,
}: {
  wasBusy: boolean;
  isBusy: boolean;
  isRefused: boolean;
  /** The address was opened anew since it was sent. */
  hasMovedOn: boolean;
}): 'open' | 'taken' | 'refused' | 'failed' {
  if (!wasBusy || isBusy) return 'open';
  if (isRefused) return 'refused';
  return hasMovedOn ? 'taken' : 'failed';
}
