import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { ChevronDown } from 'lucide-react';
import { datesIn } from '../../../lib/dates.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { bookingWords, cancelledWords, receivedBookingWords } from '../booking-states.ts';

/** Moves that leave the state as it is say more than the state does. */
const moveWords: Record<string, MessageDescriptor> = {
  book: msg`Booked`,
  edit: msg`Request changed`,
  move: msg`Time changed`,
  'move-paid': msg`Time changed`,
  'change-paid': msg`Work changed`,
  'change-started': msg`Work changed`,
};

/** Everything that has happened to a booking, newest first. */
export function BookingHistory({ booking }: { booking: BookingDetail }) {
  const own = useDates();
  const { i18n } = useLingui();
  // Sellers read the times of their place, wherever they are.
  const [{ flowTime }, words] =
    booking.role === 'customer' ? [own, bookingWords] : [datesIn(booking.time_zone), receivedBookingWords];
  const events = [...booking.history].reverse();
  if (events.length === 0) return null;
  return (
    <details className="group panel p-5 lg:p-7">
      <summary className="flex list-none items-center justify-between gap-3 rounded-md">
        <h2 className="h-panel">
          <Trans>History</Trans>
        </h2>
        <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-4 space-y-3 text-[15px]">
        {events.map(({ at, move, status, reason }) => (
          <li key={`${at} ${move}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className="font-medium">
                {i18n._(
                  status === 'Cancelled' ? cancelledWords(booking) : (moveWords[move] ?? words[status]),
                )}
              </span>
              {reason && (
                <span className="block text-sm text-ink-2">
                  <bdi>{reason}</bdi>
                </span>
              )}
            </span>
            <time dateTime={at} className="num text-sm text-ink-3">
              {flowTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
