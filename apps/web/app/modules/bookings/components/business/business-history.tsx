import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { ChevronDown } from 'lucide-react';
import { datesIn } from '../../../../lib/dates.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { receivedStateWords } from '../../business-words.ts';

/** Everything that has happened to a booking, the newest first. */
export function BusinessHistory({ booking: { history, time_zone: zone } }: { booking: BookingDetail }) {
  const { i18n } = useLingui();
  const { flowTime } = datesIn(zone);
  if (history.length === 0) return null;
  return (
    <details className="group panel p-5 lg:p-7">
      <summary className="flex list-none items-center justify-between gap-3 rounded-md">
        <h2 className="h-panel">
          <Trans>History</Trans>
        </h2>
        <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-4 space-y-3 text-[15px]">
        {history.toReversed().map((event) => (
          <li key={`${event.at} ${event.move}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className="font-medium">{i18n._(receivedStateWords[event.status])}</span>
              {event.reason && (
                <span className="block text-sm text-ink-2">
                  <bdi>{event.reason}</bdi>
                </span>
              )}
            </span>
            <time dateTime={event.at} className="num text-sm text-ink-3">
              {flowTime(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
