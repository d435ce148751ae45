import { listBlocks } from '@souk/contract/modules/availability/blocks';
import { listResources } from '@souk/contract/modules/availability/resources';
import {
  type Booking,
  listBookingsByMonth,
  listBusinessBookings,
} from '@souk/contract/modules/bookings/bookings';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { call } from '../../lib/api.server.ts';
import { calendarDay } from '../../lib/calendar-day.server.ts';
import { addDays, daysOf, monthOf } from '../../lib/calendar-days.ts';
import { datesIn } from '../../lib/dates.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { askedIn, type CalendarView } from './calendar-days.ts';

const pageSize = 20;
/** A calendar of more bookings would show none of them legibly. */
const mostPages = 15;

/** Bookings that give their time back are not in the calendar. */
const isShown = ({ status }: Booking) => !['Rejected', 'Cancelled', 'Expired'].includes(status);

/** All received bookings that start in these days, and whether there are even more. */
async function bookingsBetween(args: PageArgs, from: string, until: string) {
  const pageOf = (page: number) =>
    call(args, listBusinessBookings, {
      query: { from, until, page: String(page), page_size: String(pageSize) },
    });
  const first = await pageOf(1);
  const last = Math.min(first.last_page, mostPages);
  const others = await Promise.all(Array.from({ length: last - 1 }, (_, index) => pageOf(index + 2)));
  const bookings = [first, ...others].flatMap(({ data }) => data).filter(isShown);
  return { bookings, isCut: first.last_page > last };
}

/** How a business has been asked to show its calendar, in the zone of its place. */
export async function askedOf(args: PageArgs, search: URLSearchParams, usual: CalendarView) {
  const { time_zone: timeZone } = await call(args, getUserProfile);
  const { now } = pageStateOf(args);
  const today = datesIn(timeZone).isoDay(now);
  return { ...askedIn(search, usual, today), today, timeZone, now: now.toISOString() };
}

type Asked = Awaited<ReturnType<typeof askedOf>>;

/** The calendar of a day, a week or a month. */
export async function loadCalendar(args: PageArgs, { view, ...asked }: Asked) {
  if (view === 'month') {
    const month = monthOf(asked.date);
    return { ...asked, view, days: await call(args, listBookingsByMonth, { query: { month } }) };
  }
  const shown = view === 'list' ? 'day' : view;
  const dates = daysOf(shown, asked.date);
  const [first = asked.date, last = asked.date] = [dates[0], dates.at(-1)];
  // What began the night before may still go on.
  const [found, blocks, team] = await Promise.all([
    bookingsBetween(args, addDays(first, -1), last),
    call(args, listBlocks, { query: { from: first, until: last } }),
    call(args, listResources),
  ]);
  const days = dates.map((date) => calendarDay(date, asked.timeZone));
  return { ...asked, ...found, blocks, team, view: shown, days };
}

export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>;
export type LoadedMonth = Extract<LoadedCalendar, { view: 'month' }>;
export type LoadedDays = Exclude<LoadedCalendar, { view: 'month' }>;
