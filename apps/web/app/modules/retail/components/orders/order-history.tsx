import { Trans, useLingui } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { ChevronDown } from 'lucide-react';
import { knownWords } from '../../../../lib/known-words.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { disputeReasonWords } from '../../../disputes/index.ts';
import { cancelledWords, stateWords } from '../../order-states.ts';

/** Everything that has happened to an order, newest first. */
export function OrderHistory({ order }: { order: Pick<RetailOrderDetail, 'history' | 'role' | 'delivery'> }) {
  const { flowTime } = useDates();
  const { i18n } = useLingui();
  const events = [...order.history].reverse();
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
        {events.map((event) => (
          <li key={`${event.at} ${event.move}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className="font-medium">
                {i18n._(
                  event.status === 'cancelled' ? cancelledWords(order) : stateWords(order, event.status),
                )}
              </span>
              {event.reason && (
                <span className="block text-sm text-ink-2">
                  <bdi>{knownWords(i18n, disputeReasonWords, event.reason)}</bdi>
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
