import { Trans } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { Flag, Info, MessageCircle, Printer, RotateCcw } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { messagesPath } from '../../messaging/index.ts';
import { bookAgainPath } from '../booking-address.ts';
import { listAddress } from '../booking-query.ts';
import { isOver } from '../booking-states.ts';
import type { ShownBooking } from '../load-booking.server.ts';
import { BookingActs } from './booking-acts.tsx';
import { BookingFacts, EndWords, RefundNow } from './booking-facts.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingPill } from './booking-pill.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { BookingSums } from './booking-sums.tsx';
import { BusinessLine } from './business-line.tsx';
import { WorkChanges } from './changes/work-changes.tsx';
import { NextWords } from './next-words.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { useLiveBookings } from './use-live-bookings.ts';

const list = '/booking-list';

/** The answers to a proposal stand beside it. */
const moves = ['pay', 'complete', 'move', 'edit', 'change', 'dispute', 'cancel'] as const;

function Moves({ booking, businessPath }: Pick<ShownBooking, 'booking' | 'businessPath'>) {
  const { booking_id: bookingId, seller, status, invoice_id, dispute_id } = booking;
  const againPath = bookAgainPath(booking) ?? businessPath;
  return (
    <div className="flex flex-wrap gap-2.5">
      <BookingActs booking={booking} only={moves} />
      {isOver(status) && againPath && (
        <ButtonLink to={againPath} icon={RotateCcw}>
          <Trans>Book again</Trans>
        </ButtonLink>
      )}
      <ButtonLink to={messagesPath({ userId: seller.id, bookingId })} tone="line" icon={MessageCircle}>
        <Trans>Message the business</Trans>
      </ButtonLink>
      {invoice_id !== null && (
        <ButtonLink to={`/billing-invoice/${invoice_id}`} tone="line" icon={Printer}>
          <Trans>Invoice</Trans>
        </ButtonLink>
      )}
      {dispute_id !== null && (
        <ButtonLink to={`/disputes/${dispute_id}`} tone="line" icon={Flag}>
          <Trans>See the dispute</Trans>
        </ButtonLink>
      )}
      <BookingActs booking={booking} only={['hide']} back={listAddress(list, 'history')} />
    </div>
  );
}

function Aside({ booking }: { booking: BookingDetail }) {
  return (
    <section aria-labelledby="booking-sums" className="panel self-start p-5 lg:sticky lg:top-24 lg:p-6">
      <h2 id="booking-sums" className="h-panel mb-3">
        <Trans>Amounts</Trans>
      </h2>
      <BookingSums booking={booking} />
    </section>
  );
}

function NextBanner({ booking }: { booking: BookingDetail }) {
  if (!booking.next) return null;
  return (
    <p role="status" className="flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-[15px]">
      <Icon of={Info} className="mt-0.5 text-info" />
      <span>
        <NextWords booking={booking} />
      </span>
    </p>
  );
}

/** One booking as its customer sees it. */
export function OwnBooking({ booking, place, businessPath, reviewPath }: ShownBooking) {
  useLiveBookings((id) => id === booking.booking_id);
  return (
    <BookingFrame
      back={{
        to: listAddress(list, isOver(booking.status) ? 'history' : 'bookings'),
        words: <Trans>My bookings</Trans>,
      }}
      title={<bdi>{booking.title}</bdi>}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <BookingPill booking={booking} />
          <bdi className="num">{booking.booking_number}</bdi>
        </span>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="space-y-4">
          <section aria-label={booking.booking_number} className="panel space-y-5 p-5 lg:p-7">
            <BookingSteps booking={booking} />
            <PaymentNotice booking={booking} />
            <NextBanner booking={booking} />
            <EndWords booking={booking} />
            <p className="text-[15px]">
              <BusinessLine seller={booking.seller} to={businessPath} />
            </p>
            <BookingFacts booking={booking} place={place} />
            <RefundNow booking={booking} />
            <Moves booking={booking} businessPath={businessPath} />
            {reviewPath && (
              <p>
                <TextLink to={reviewPath} className="tap">
                  <Trans>Review the business</Trans>
                </TextLink>
              </p>
            )}
          </section>
          <ProposalPanel booking={booking} />
          <WorkChanges booking={booking} />
          <BookingHistory booking={booking} />
        </div>
        <Aside booking={booking} />
      </div>
    </BookingFrame>
  );
}
