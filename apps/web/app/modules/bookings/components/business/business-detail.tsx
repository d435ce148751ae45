import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import type { OpenBookingMove } from '@souk/contract/modules/bookings/statuses';
import { CalendarClock, CalendarPlus, Info, Star } from 'lucide-react';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { linkClass } from '../../../../ui/link.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { calendarPath, moveBookingPath } from '../../booking-address.ts';
import { isComing } from '../../booking-states.ts';
import { businessPath } from '../../business-addresses.ts';
import { isMovable } from '../../calendar-move.ts';
import type { LoadedBooking } from '../../load-business-booking.server.ts';
import { useBusinessNews } from '../../use-business-news.ts';
import { BookingActs } from '../booking-acts.tsx';
import { BookingHistory } from '../booking-history.tsx';
import { BookingPill } from '../booking-pill.tsx';
import { WorkChanges } from '../changes/work-changes.tsx';
import { BusinessCustomer } from './business-aside.tsx';
import { BusinessDispute } from './business-dispute.tsx';
import { BusinessItems } from './business-items.tsx';
import { BusinessMoney } from './business-money.tsx';
import { BusinessNext } from './business-next.tsx';
import { BusinessTimes } from './business-times.tsx';

const first = [
  'confirm',
  'accept-time',
  'start',
  'milestone',
  'job-done',
  'decline-time',
] as const satisfies readonly OpenBookingMove[];
const last = ['change', 'decline', 'no-show', 'cancel'] as const satisfies readonly OpenBookingMove[];
const historyPath = `${businessPath}?tab=history`;

function Moves({ booking, reviewPath }: Pick<LoadedBooking, 'booking' | 'reviewPath'>) {
  return (
    <div className="hidden flex-wrap gap-2.5 has-[a,button]:flex">
      <BookingActs booking={booking} only={first} />
      {isMovable(booking) && (
        <ButtonLink to={moveBookingPath(booking.booking_id)} tone="line" icon={CalendarClock}>
          <Trans>Propose another time</Trans>
        </ButtonLink>
      )}
      {isComing(booking.status) && (
        <a
          href={calendarPath(booking.booking_id)}
          className={`${linkClass} tap inline-flex h-11 items-center gap-1.5`}
        >
          <Icon of={CalendarPlus} size={16} />
          <Trans>Add to calendar</Trans>
        </a>
      )}
      {reviewPath && (
        <ButtonLink to={reviewPath} tone="line" icon={Star}>
          <Trans>Review the customer</Trans>
        </ButtonLink>
      )}
      <BookingActs booking={booking} only={last} />
      <BookingActs booking={booking} only={['hide']} back={historyPath} />
    </div>
  );
}

function Ended({ booking }: { booking: BookingDetail }) {
  if (booking.is_no_show) return <Trans>The customer didn’t come.</Trans>;
  if (booking.cancel_reason)
    return (
      <>
        <Trans>The reason:</Trans> <bdi>{booking.cancel_reason}</bdi>
      </>
    );
  return null;
}

/** What the booking waits for, or why it has ended. */
function Next({ booking }: { booking: BookingDetail }) {
  const isWaiting = booking.next !== null || booking.proposal !== null;
  if (!isWaiting && !booking.is_no_show && !booking.cancel_reason) return null;
  return (
    <p role="status" className="flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-[15px]">
      <Icon of={Info} className="mt-0.5 text-info" />
      <span>
        {isWaiting ? <BusinessNext booking={booking} /> : <Ended booking={booking} />}
        {booking.proposal?.reason && <bdi className="block text-ink-2">{booking.proposal.reason}</bdi>}
      </span>
    </p>
  );
}

/** One booking as its seller sees it, of whatever kind: what needs a hand first, the rest below. */
export function BusinessDetail({
  loaded: { booking, dispute, reviewPath },
  problems,
}: {
  loaded: LoadedBooking;
  problems: FormOutcome | undefined;
}) {
  const { t } = useLingui();
  useBusinessNews(booking.booking_id);
  return (
    <OwnPage
      crumbs={
        <Breadcrumbs crumbs={[{ label: t`Bookings`, to: businessPath }, { label: booking.booking_number }]} />
      }
      title={<bdi>{booking.title}</bdi>}
      lead={<BusinessTimes booking={booking} />}
      aside={<BookingPill booking={booking} />}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 space-y-4">
          <section aria-label={booking.booking_number} className="panel space-y-5 p-5 lg:p-7">
            <Next booking={booking} />
            <Moves booking={booking} reviewPath={reviewPath} />
          </section>
          {dispute && <BusinessDispute dispute={dispute} problems={problems} />}
          <WorkChanges booking={booking} />
          <BusinessItems booking={booking} />
          <BookingHistory booking={booking} />
        </div>
        <div className="space-y-4">
          <BusinessCustomer booking={booking} />
          <BusinessMoney booking={booking} />
        </div>
      </div>
    </OwnPage>
  );
}
