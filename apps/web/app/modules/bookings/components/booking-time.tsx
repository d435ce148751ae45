import { Trans } from '@lingui/react/macro';
import { datesIn } from '../../../lib/dates.ts';
import { useDates } from '../../../lib/use-dates.tsx';

interface BookingTimeProps {
  booking: { starts_at: string; ends_at: string; time_zone: string };
}

/** When a booking is, as clocks at the seller's place show it, and as the reader's own do where they differ. */
export function BookingTime({ booking: { starts_at, ends_at, time_zone } }: BookingTimeProps) {
  const own = useDates();
  const there = datesIn(time_zone);
  const isOneDay = there.isoDay(starts_at) === there.isoDay(ends_at);
  const end = isOneDay ? there.plainTime(ends_at) : there.flowTime(ends_at);
  return (
    <span className="num">
      <time dateTime={starts_at} className="font-semibold">
        {there.flowTime(starts_at)}
      </time>{' '}
      <Trans>to {end}</Trans>
      {own.flowTime(starts_at) !== there.flowTime(starts_at) && (
        <span className="block text-sm text-ink-3">
          <Trans>
            {own.flowTime(starts_at)} your time ({own.timeZone})
          </Trans>
        </span>
      )}
    </span>
  );
}
