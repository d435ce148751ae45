import { listEntries } from '@souk/contract/modules/calendar/entries';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { calendarDay } from '../../lib/calendar-day.server.ts';
import { addDays, addMonths, daysOf, isDay, monthOf } from '../../lib/calendar-days.ts';
import { datesIn } from '../../lib/dates.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { readerTimeZone, requireUser } from '../../lib/session.server.ts';
import { calendarPath, isOwnView, type OwnView } from './calendar-paths.ts';

/** The zone in which somebody's calendar is kept: that of a business's place, or the reader's own. */
async function zoneOf(args: PageArgs, isBusiness: boolean): Promise<string> {
  if (!isBusiness) return readerTimeZone(args);
  return (await call(args, getUserProfile)).time_zone;
}

const agendaDays = 30;

/** The first and the last day of a view. */
function daysShown(view: OwnView, date: string): [string, string] {
  if (view === 'agenda') return [date, addDays(date, agendaDays)];
  if (view === 'month') {
    const first = `${monthOf(date)}-01`;
    return [first, addDays(addMonths(first, 1), -1)];
  }
  const days = daysOf(view, date);
  return [days[0] ?? date, days.at(-1) ?? date];
}

async function startOwnCalendar(args: PageArgs) {
  const { seller_type: type } = await requireUser(args);
  const isBusiness = type !== 'private';
  const timeZone = await zoneOf(args, isBusiness);
  const { now } = pageStateOf(args);
  return { isBusiness, timeZone, now: now.toISOString(), today: datesIn(timeZone).isoDay(now) };
}

/** Somebody's own calendar in one of its views. */
export async function loadOwnCalendar(
  args: PageArgs,
  { view, date: asked }: { view: string; date?: string | undefined },
) {
  const started = await startOwnCalendar(args);
  if (!isOwnView(view)) throw data(null, { status: 404 });
  const date = asked ?? started.today;
  if (!isDay(date)) throw data(null, { status: 404 });
  const [from, until] = daysShown(view, date);
  const entries = await call(args, listEntries, { query: { from, until } });
  const dates = view === 'day' || view === 'week' ? daysOf(view, date) : [];
  const days = dates.map((day) => calendarDay(day, started.timeZone));
  return { ...started, view, date, entries, days };
}

export type OwnCalendar = Awaited<ReturnType<typeof loadOwnCalendar>>;

/** A form asks for a view and a date in the query; they have an address of their own. */
export async function leadToView(args: PageArgs & { url: URL }): Promise<void> {
  const [view, date] = [args.url.searchParams.get('view'), args.url.searchParams.get('date')];
  if (isOwnView(view) && isDay(date)) throw redirect(calendarPath(view, date));
}
