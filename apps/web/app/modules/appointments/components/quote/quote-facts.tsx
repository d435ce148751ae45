import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Quote, QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import type { ReactNode } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { price } from '../../../../lib/format.ts';
import { BookingTime, cancellationWords } from '../../../bookings/index.ts';
import { TimeLeft } from './time-left.tsx';

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="text-[15px] break-words">{children}</dd>
    </div>
  );
}

type Share = QuoteVersion['shares'][number];

function ShareDue({ due }: Pick<Share, 'due'>) {
  if (due === 'accepting') return <Trans>within a day of accepting</Trans>;
  if (due === 'start') return <Trans>before the work begins</Trans>;
  return <Trans>when this step is reached</Trans>;
}

/** What is paid when. */
export function QuoteShares({ shares }: { shares: readonly Share[] }) {
  return (
    <ul className="space-y-1">
      {shares.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- shares have no identity but their place
        <li key={index} className="num">
          <b className="font-semibold">{price(share.amount.cents)}</b>{' '}
          {shares.length > 1 && (
            <>
              <bdi>{share.label}</bdi>,{' '}
            </>
          )}
          <span className="text-ink-2">
            <ShareDue due={share.due} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When the work is done, as the version says. */
export function QuoteTime({ version, zone }: { version: QuoteVersion; zone: string }) {
  const { starts_at: startsAt, duration_minutes: minutes } = version;
  if (!startsAt) return <Trans>You choose the time when you accept.</Trans>;
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return <BookingTime booking={{ starts_at: startsAt, ends_at: endsAt, time_zone: zone }} />;
}

/** Everything about a version besides its lines. */
export function QuoteFacts({ quote, version }: { quote: Quote; version: QuoteVersion }) {
  const { i18n, t } = useLingui();
  const { role, time_zone: zone, cancellation_steps: steps } = quote;
  const { note, warranty, people, duration_minutes: minutes, starts_at: startsAt } = version;
  const { nearDay } = datesIn(zone);
  const isOpen = quote.status === 'Quote-Sent' && version.version === quote.offer?.version;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact label={t`When`}>
        {startsAt || role === 'customer' ? (
          <QuoteTime version={version} zone={zone} />
        ) : (
          <Trans>The customer chooses the time.</Trans>
        )}
      </Fact>
      <Fact label={t`Takes`}>
        <span className="num">
          <Plural value={minutes} one="# minute" other="# minutes" />
        </span>
      </Fact>
      {people.length > 0 && (
        <Fact label={t`With`}>
          <bdi>{people.map(({ name }) => name).join(', ')}</bdi>
        </Fact>
      )}
      <Fact label={t`Valid until`}>
        <span className="num">{nearDay(version.valid_until)}</span>
        {isOpen && (
          <span className="num block text-sm text-ink-2">
            <TimeLeft until={version.expires_at} />
          </span>
        )}
      </Fact>
      <Fact label={t`Paid`}>
        <QuoteShares shares={version.shares} />
      </Fact>
      <Fact label={t`Cancelling`}>{cancellationWords(i18n, steps)}</Fact>
      <Fact label={t`Warranty`}>
        {warranty ? (
          <bdi>{warranty}</bdi>
        ) : (
          <Trans>None written. Your rights by law apply all the same.</Trans>
        )}
      </Fact>
      {note && (
        <Fact label={t`Note`}>
          <bdi className="whitespace-pre-line">{note}</bdi>
        </Fact>
      )}
    </dl>
  );
}
