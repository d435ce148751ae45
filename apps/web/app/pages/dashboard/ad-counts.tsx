import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { Dashboard } from './dashboard.server.ts';

type AdCounts = NonNullable<Dashboard['ads']>;

const states = ['approved', 'pending', 'sold', 'expired', 'rejected'] as const;

/** Own ads by state, each a way to its tab of ad management. */
export function AdCountsPanel({ counts }: { counts: AdCounts }) {
  const { t } = useLingui();
  const { ads_left: left } = counts;
  return (
    <section aria-labelledby="ads" className="panel p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="ads" className="h-panel">
          <Trans>Your ads</Trans>
        </h2>
        <ButtonLink to="/post-ad" tone="line" size="sm" icon={Plus}>
          <Trans>Post an ad</Trans>
        </ButtonLink>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {states.map((state) => (
          <li key={state}>
            <Link
              to={`/ad-management?status=${state}`}
              className="flex min-h-11 items-center justify-between gap-3 hover:bg-sunken"
            >
              <StatusPill status={state} />
              <b className="num pe-1 font-display text-md font-semibold">{count(counts.ads[state])}</b>
            </Link>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-2 gap-3 border-t border-line pt-3 text-sm">
        <div>
          <dt className="text-ink-2">{t`Offers received`}</dt>
          <dd className="num font-semibold">{count(counts.offers_received)}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{t`Offers sent`}</dt>
          <dd className="num font-semibold">{count(counts.offers_sent)}</dd>
        </div>
      </dl>
      {left !== null && (
        <p className="mt-3 text-sm text-ink-3">
          <Plural value={left} one="You may post # more ad." other="You may post # more ads." />
        </p>
      )}
    </section>
  );
}
