import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import { ChevronDown } from 'lucide-react';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type ChangeName, changesOf } from '../../version-changes.ts';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteLines } from './quote-lines.tsx';

const words: Record<ChangeName, MessageDescriptor> = {
  time: msg`another time`,
  duration: msg`another duration`,
  people: msg`other people`,
  valid: msg`valid until another day`,
  payment: msg`paid in another way`,
  warranty: msg`another warranty`,
  note: msg`another note`,
};

/** What a revision changes besides its lines, in one sentence. */
export function ChangeWords({ quote, at }: { quote: QuoteDetail; at: number }) {
  const { i18n } = useLingui();
  const [version, before] = [quote.versions[at], quote.versions[at + 1]];
  if (!version || !before) return null;
  const changes = changesOf(version, before).map((name) => i18n._(words[name]));
  if (changes.length === 0) return null;
  return (
    <p className="mb-2 text-sm text-ink-2">
      <Trans>Changed since the version before: {changes.join(', ')}.</Trans>
    </p>
  );
}

/** The versions before the newest, each with what it changed. */
export function OlderVersions({ quote }: { quote: QuoteDetail }) {
  const { flowTime } = useDates();
  const older = quote.versions.slice(1);
  if (older.length === 0) return null;
  return (
    <section aria-labelledby="older-versions" className="panel p-5 lg:p-7">
      <h2 id="older-versions" className="h-panel">
        <Trans>Earlier versions</Trans>
      </h2>
      {older.map((version, index) => (
        <details key={version.version} className="group mt-3 border-t border-line pt-3">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-md">
            <span className="num text-[15px]">
              <b className="font-semibold">
                <Trans>Version {version.version}</Trans>
              </b>{' '}
              · {price(version.total.cents)} ·{' '}
              <time dateTime={version.created_at} className="text-ink-3">
                {flowTime(version.created_at)}
              </time>
            </span>
            <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
          </summary>
          <div className="space-y-4 pt-2">
            <ChangeWords quote={quote} at={index + 1} />
            <QuoteLines version={version} before={quote.versions[index + 2]} />
            <QuoteFacts quote={quote} version={version} />
          </div>
        </details>
      ))}
    </section>
  );
}
