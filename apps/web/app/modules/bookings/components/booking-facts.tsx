import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { CalendarPlus, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { calendarPath, directionsPath } from '../booking-address.ts';
import { cancelledWords, isComing } from '../booking-states.ts';
import { cancellationWords } from '../terms-words.ts';
import { BookingTime } from './booking-time.tsx';

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="text-[15px]">{children}</dd>
    </div>
  );
}

function Place({ address }: { address: string }) {
  return (
    <>
      <bdi>{address}</bdi>
      <a
        href={directionsPath(address)}
        target="_blank"
        rel="noreferrer"
        className={`${linkClass} tap mt-1 flex w-fit items-center gap-1.5`}
      >
        <Icon of={MapPin} size={16} />
        <Trans>Directions</Trans>
      </a>
    </>
  );
}

/** What cancelling gives back now, and how long that holds. */
export function RefundNow({ booking: { if_cancelled: quote, paid } }: { booking: BookingDetail }) {
  const { flowTime } = useDates();
  if (!quote || paid.cents === 0) return null;
  const refund = price(quote.refund.cents);
  return (
    <p className="num text-sm text-ink-2">
      {quote.valid_until ? (
        <Trans>
          If you cancel before {flowTime(quote.valid_until)}, you get {refund} back.
        </Trans>
      ) : (
        <Trans>If you cancel now, you get {refund} back.</Trans>
      )}
    </p>
  );
}

/** How a booking came to be called off. */
export function EndWords({ booking }: { booking: BookingDetail }) {
  const { i18n } = useLingui();
  const { flowTime } = useDates();
  const { status, cancel_reason: reason, refunded, contest_until: until, moves } = booking;
  if (status === 'Completed' || !['Cancelled', 'Rejected', 'Expired'].includes(status)) return null;
  return (
    <p className="text-[15px] text-ink-2">
      {status === 'Cancelled' && i18n._(cancelledWords(booking))}
      {status === 'Rejected' && <Trans>The business could not take this booking.</Trans>}
      {status === 'Expired' && <Trans>The time to answer or to pay ran out.</Trans>}{' '}
      {reason && !booking.is_no_show && <bdi>{reason}</bdi>}{' '}
      {refunded.cents > 0 && <Trans>{price(refunded.cents)} goes back to you.</Trans>}{' '}
      {until && moves.includes('dispute') && (
        <Trans>If you were there, you can say so until {flowTime(until)}.</Trans>
      )}
    </p>
  );
}

/** When, where, with whom and under which terms. */
export function BookingFacts({ booking, place }: { booking: BookingDetail; place: string | null }) {
  const { i18n, t } = useLingui();
  const { booking_id, status, resources, note, cancellation_steps } = booking;
  const people = resources.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact label={t`When`}>
        <BookingTime booking={booking} />
        {isComing(status) && (
          <a
            href={calendarPath(booking_id)}
            className={`${linkClass} tap mt-1 flex w-fit items-center gap-1.5`}
          >
            <Icon of={CalendarPlus} size={16} />
            <Trans>Add to calendar</Trans>
          </a>
        )}
      </Fact>
      {place && (
        <Fact label={t`Where`}>
          <Place address={place} />
        </Fact>
      )}
      {people.length > 0 && (
        <Fact label={t`With`}>
          <bdi>{people.join(', ')}</bdi>
        </Fact>
      )}
      <Fact label={t`Cancelling`}>{cancellationWords(i18n, cancellation_steps)}</Fact>
      {note && (
        <Fact label={t`Your note`}>
          <bdi className="break-words whitespace-pre-line">{note}</bdi>
        </Fact>
      )}
    </dl>
  );
}
