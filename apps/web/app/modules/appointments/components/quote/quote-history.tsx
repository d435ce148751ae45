import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import { ChevronDown } from 'lucide-react';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { moveWords, quoteWords } from '../../quote-states.ts';

/** Everything that has happened to a quote, newest first. */
export function QuoteHistory({ quote }: { quote: QuoteDetail }) {
  const { i18n } = useLingui();
  const { flowTime } = useDates();
  return (
    <details className="group panel p-5 lg:p-7">
      <summary className="flex list-none items-center justify-between gap-3 rounded-md">
        <h2 className="h-panel">
          <Trans>History</Trans>
        </h2>
        <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-4 space-y-3 text-[15px]">
        {quote.history.toReversed().map(({ at, move, status, reason }) => (
          <li key={`${at} ${move}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0">
              <span className="font-medium">{i18n._(moveWords[move] ?? quoteWords[status])}</span>
              {reason && (
                <span className="block text-sm break-words text-ink-2">
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
