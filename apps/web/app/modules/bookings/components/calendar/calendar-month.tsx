import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { type BookingState, bookingStates } from '@souk/contract/modules/bookings/statuses';
import { Link } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { type StatusTone, statusLook } from '../../../../ui/status-map.ts';
import { receivedBookingWords } from '../../booking-states.ts';
import { calendarAddress } from '../../calendar-address.ts';
import { monthOf, weeksOf } from '../../calendar-days.ts';
import type { LoadedMonth } from '../../load-calendar.server.ts';

const tones: Record<StatusTone, string> = {
  warn: 'text-warn',
  info: 'text-info',
  good: 'text-good',
  bad: 'text-bad',
  mute: 'text-mute',
};

/** How many bookings of each state a day has, in the order of the states. */
function numbersOf(bookings: readonly Booking[]): [BookingState, number][] {
  const byState = Map.groupBy(bookings, ({ status }) => status);
  return bookingStates.flatMap((state): [BookingState, number][] => {
    const count = byState.get(state)?.length ?? 0;
    return count > 0 ? [[state, count]] : [];
  });
}

function States({ bookings }: { bookings: readonly Booking[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="mt-1 hidden space-y-0.5 text-xs lg:block">
      {numbersOf(bookings).map(([state, count]) => {
        const [tone, icon] = statusLook(state);
        return (
          <li key={state} className={`num flex items-center gap-1 font-medium ${tones[tone]}`}>
            <Icon of={icon} size={14} />
            {count} {i18n._(receivedBookingWords[state])}
          </li>
        );
      })}
    </ul>
  );
}

interface DayProps {
  date: string;
  bookings: readonly Booking[];
  path: string;
  isToday: boolean;
}

function Day({ date, bookings, path, isToday }: DayProps) {
  const ring = isToday ? 'rounded-full shadow-[inset_0_0_0_1.5px_var(--ink)]' : '';
  return (
    <Link
      to={calendarAddress(path, 'day', date)}
      aria-current={isToday ? 'date' : undefined}
      className="block size-full min-h-16 rounded-md p-1 hover:bg-inset lg:min-h-28 lg:p-2"
    >
      <span className="sr-only">{datesIn('UTC').nearDay(date)}</span>
      <span aria-hidden="true" className={`num grid size-8 place-items-center text-sm font-semibold ${ring}`}>
        {Number(date.slice(8))}
      </span>
      {bookings.length > 0 && (
        <span className="num block text-center text-xs font-semibold text-book lg:text-start">
          <span aria-hidden="true" className="lg:hidden">
            {bookings.length}
          </span>
          <span className="max-lg:sr-only">
            {' '}
            <Plural value={bookings.length} one="# booking" other="# bookings" />
          </span>
        </span>
      )}
      <States bookings={bookings} />
    </Link>
  );
}

/** A month at a glance: how much each day has, by state. */
export function CalendarMonth({ path, loaded }: { path: string; loaded: LoadedMonth }) {
  const { t } = useLingui();
  const month = monthOf(loaded.date);
  const byDay = new Map(loaded.days.map(({ date, bookings }) => [date, bookings]));
  const weekdays = [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`];
  return (
    <table className="panel w-full table-fixed border-separate border-spacing-0.5 p-1 lg:p-3">
      <caption className="sr-only">
        <Trans>Bookings of the month</Trans>
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              className="py-2 text-center text-xs font-medium text-ink-2 lg:text-sm"
            >
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className="h-px rounded-md p-0 align-top">
                {monthOf(date) === month ? (
                  <Day
                    date={date}
                    bookings={byDay.get(date) ?? []}
                    path={path}
                    isToday={date === loaded.today}
                  />
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
