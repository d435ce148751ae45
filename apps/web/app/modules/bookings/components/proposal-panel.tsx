import { Trans } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { CalendarClock } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingTime } from './booking-time.tsx';

/** Another time that one side proposes, with its answers; until then the booking keeps its own. */
export function ProposalPanel({ booking }: { booking: BookingDetail }) {
  const { flowTime } = useDates();
  const { proposal, role, seller, customer, time_zone } = booking;
  if (!proposal) return null;
  const until = flowTime(proposal.expires_at);
  const who = role === 'customer' ? seller.name : customer.name;
  return (
    <section aria-labelledby="proposal" className="panel p-5 lg:p-7">
      <h2 id="proposal" className="h-panel flex items-center gap-2.5">
        <Icon of={CalendarClock} className="text-book" />
        <Trans>Another time</Trans>
      </h2>
      <p className="mt-2 text-[15px]">
        <BookingTime booking={{ ...proposal, time_zone }} />
      </p>
      {proposal.reason && (
        <p className="mt-1 text-[15px] break-words text-ink-2">
          <bdi>{proposal.reason}</bdi>
        </p>
      )}
      <p className="num mt-2 text-sm text-ink-2">
        {proposal.by === role ? (
          <Trans>
            You have proposed it. <bdi>{who}</bdi> can answer until {until}. Until then the booking keeps its
            time.
          </Trans>
        ) : (
          <Trans>
            <bdi>{who}</bdi> proposes it. Answer by {until}. Until then the booking keeps its time.
          </Trans>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <BookingActs booking={booking} only={['accept-time', 'decline-time']} />
      </div>
    </section>
  );
}
