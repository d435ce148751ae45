import { Trans } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { CalendarCheck, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { price } from '../../../lib/format.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { bookAgainPath, bookingPath } from '../booking-address.ts';
import { isOver } from '../booking-states.ts';
import { BookingActs } from './booking-acts.tsx';
import { BookingPill } from './booking-pill.tsx';
import { BookingTime } from './booking-time.tsx';
import { NextWords } from './next-words.tsx';

/** What a list lets one do at once; the rest is on the booking's page. */
const quickMoves = ['pay', 'accept-time', 'decline-time', 'complete', 'hide'] as const;

/** One booking in the customer's list. */
export function BookingCard({ booking }: { booking: Booking }) {
  const { booking_id: id, booking_number: number, title, seller, total, proposal } = booking;
  const againPath = isOver(booking.status) ? bookAgainPath(booking) : null;
  return (
    <li className="panel p-5 lg:p-6">
      <div className="flex gap-4">
        <span className="block size-14 shrink-0 sm:size-[72px]">
          <Frame
            {...pictureSources(seller.image, { w: 72, h: 72 })}
            ratio="1:1"
            fallback={CalendarCheck}
            className="!rounded-md"
          />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
            <h2 className="min-w-0 text-md font-semibold">
              <Link to={bookingPath(id)} className="hover:underline">
                <bdi className="line-clamp-2">{title}</bdi>
              </Link>
            </h2>
            <p className="num font-display text-md font-semibold">{price(total.cents)}</p>
          </div>
          <p className="text-[15px] text-ink-2">
            <bdi>{seller.name}</bdi> · <bdi className="num text-ink-3">{number}</bdi>
          </p>
          <p className="mt-2 text-[15px]">
            <BookingTime booking={booking} />
          </p>
          <p className="mt-2">
            <BookingPill booking={booking} />
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-sm text-ink-2">
          {proposal?.by === 'seller' ? (
            <Trans>The business proposes another time. Please answer.</Trans>
          ) : (
            <NextWords booking={booking} />
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <BookingActs booking={booking} only={quickMoves} size="sm" suffix={number} />
          {againPath && (
            <ButtonLink to={againPath} size="sm" icon={RotateCcw}>
              <Trans>Book again</Trans>
              <span className="sr-only"> {number}</span>
            </ButtonLink>
          )}
          <ButtonLink to={bookingPath(id)} size="sm" tone="line">
            <Trans>See the booking</Trans>
            <span className="sr-only"> {number}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
