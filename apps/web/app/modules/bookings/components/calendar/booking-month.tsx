import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { type BookingState, bookingStates } from '@souk/contract/modules/bookings/statuses';
import { CalendarMonth } from '../../../../ui/calendar-month.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type StatusTone, statusLook } from '../../../../ui/status-map.ts';
import { receivedBookingWords } from '../../booking-states.ts';
import { calendarAddress } from '../../calendar-address.ts';
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

function Day({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <>
      <span className="num block text-center text-xs font-semibold text-book lg:text-start">
        <span aria-hidden="true" className="lg:hidden">
          {bookings.length}
        </span>
        <span className="max-lg:sr-only">
          {' '}
          <Plural value={bookings.length} one="# booking" other="# bookings" />
        </span>
      </span>
      <States bookings={bookings} />
    </>
  );
}

/** A month at a glance: how much each day has, by state. */
export function BookingMonth({ path, loaded }: { path: string; loaded: LoadedMonth }) {
  const byDay = new Map(loaded.days.map(({ date, bookings }) => [date, bookings]));
  return (
    <CalendarMonth
      date={loaded.date}
      today={loaded.today}
      caption={<Trans>Bookings of the month</Trans>}
      addressOf={(date) => calendarAddress(path, 'day', date)}
    >
      {(date) => <Day bookings={byDay.get(date) ?? []} />}
    </CalendarMonth>
  );
}
