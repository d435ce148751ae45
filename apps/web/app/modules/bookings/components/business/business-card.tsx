import { Trans } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import type { OpenBookingMove } from '@souk/contract/modules/bookings/statuses';
import { CalendarClock, Users } from 'lucide-react';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { businessBookingPath } from '../../business-addresses.ts';
import { BookingActs } from '../booking-acts.tsx';
import { BookingPill } from '../booking-pill.tsx';
import { BusinessNext } from './business-next.tsx';
import { BusinessTimes } from './business-times.tsx';

/** What can be done from the list in one tap, the most urgent first; the rest is on the booking's page. */
const urgent = ['accept-time', 'confirm', 'start', 'job-done'] as const satisfies readonly OpenBookingMove[];

function Move({ booking, back }: { booking: Booking; back: string }) {
  const first = urgent.find((move) => booking.moves.includes(move));
  if (first)
    return (
      <BookingActs booking={booking} only={[first]} size="sm" suffix={booking.customer.name} back={back} />
    );
  return (
    <ButtonLink to={businessBookingPath(booking)} size="sm" tone="soft">
      <Trans>Open</Trans>
      <span className="sr-only"> {booking.booking_number}</span>
    </ButtonLink>
  );
}

const names = ({ resources }: Booking) => resources.map(({ name }) => name).join(', ');

/** One received booking: who comes when for what, and the one tap it needs now. */
export function BusinessCard({ booking, back }: { booking: Booking; back: string }) {
  return (
    <li className="card relative flex flex-col p-4 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-display text-md font-semibold">
          <Link
            to={businessBookingPath(booking)}
            className="rounded-xs after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            <bdi>{booking.customer.name}</bdi>
          </Link>
        </h2>
        <BookingPill booking={booking} />
      </div>
      <p className="mt-1">
        <bdi className="line-clamp-2">{booking.title}</bdi>
      </p>
      <p className="mt-3 flex items-center gap-1.5 border-t border-line pt-3 text-book">
        <Icon of={CalendarClock} size={16} />
        <span className="font-semibold">
          <BusinessTimes booking={booking} />
        </span>
      </p>
      {booking.resources.length > 0 && (
        <p className="mt-1 flex items-center gap-1.5 text-ink-2">
          <Icon of={Users} size={16} />
          <bdi className="truncate">{names(booking)}</bdi>
        </p>
      )}
      <p className="mt-2 text-xs text-ink-2">
        <BusinessNext booking={booking} />
      </p>
      <div className="mt-auto flex items-center justify-between gap-3 pt-4">
        <span>
          <span className="num font-semibold">{price(booking.total.cents)}</span>
          <span className="num block text-xs text-ink-3">{booking.booking_number}</span>
        </span>
        <span className="relative z-10">
          <Move booking={booking} back={back} />
        </span>
      </div>
    </li>
  );
}
