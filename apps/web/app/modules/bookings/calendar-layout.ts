import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { type CalendarDay, type Placed, placedIn } from '../../lib/calendar-layout.ts';
import type { Dates } from '../../lib/dates.ts';

/** What is shown of a booking's time: its own, or one that is proposed for it. */
export interface CalendarBlock extends Placed {
  key: string;
  booking: Booking;
  isProposed: boolean;
}

export interface CalendarColumn {
  key: string;
  day: CalendarDay;
  /** The person's name; null where nobody is named, and in a week. */
  name: string | null;
  blocks: CalendarBlock[];
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

const blocksOf = (
  day: CalendarDay,
  bookings: readonly Booking[],
  dates: Dates,
  isAlone: boolean,
): CalendarBlock[] => placedIn(day, bookings.flatMap(timesOf), dates, isAlone);

const people = ({ resources }: Booking) => resources.filter(({ kind }) => kind === 'person');

/** One day with a column per person who has something to do, and one for what nobody is named for. */
export function columnsOfDay(day: CalendarDay, bookings: readonly Booking[], dates: Dates): CalendarColumn[] {
  const named = new Map(bookings.flatMap(people).map(({ id, name }) => [id, name]));
  const columns = [...named]
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .map(([id, name]) => {
      const own = bookings.filter((booking) => people(booking).some((person) => person.id === id));
      return { key: String(id), day, name, blocks: blocksOf(day, own, dates, true) };
    });
  const others = bookings.filter((booking) => people(booking).length === 0);
  if (others.length === 0 && columns.length > 0) return columns;
  return [...columns, { key: 'nobody', day, name: null, blocks: blocksOf(day, others, dates, true) }];
}

/** A column per day. */
export const columnsOfWeek = (
  days: readonly CalendarDay[],
  bookings: readonly Booking[],
  dates: Dates,
): CalendarColumn[] =>
  days.map((day) => ({ key: day.date, day, name: null, blocks: blocksOf(day, bookings, dates, false) }));
