import { Trans } from '@lingui/react/macro';
import type { QueuedAd, ReviewedAd } from '@souk/contract/modules/admin/ads';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TextLink } from '../../../ui/link.tsx';
import { afterDecision, choosing, stepFrom } from '../queue-address.ts';
import { AdDecisions } from './ad-decisions.tsx';
import { AdReview } from './ad-review.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

/** The chosen ad beside the queue; after a decision the next one comes by itself. */
export function QueueReview({ ads, ad }: { ads: readonly QueuedAd[]; ad: ReviewedAd }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const approval = useRef<HTMLFormElement>(null);
  const rejection = useRef<HTMLDetailsElement>(null);
  const next = afterDecision(ads, ad.id);
  const keys = useMemo(() => {
    const step = (by: -1 | 1) => () => {
      const target = stepFrom(ads, ad.id, by);
      if (target) navigate(choosing(search, target.id), { preventScrollReset: true });
    };
    return {
      next: step(1),
      previous: step(-1),
      approve: () => approval.current?.requestSubmit(),
      reject: () => {
        if (!rejection.current) return;
        rejection.current.open = true;
        rejection.current.querySelector('textarea')?.focus();
      },
    };
  }, [ads, ad.id, search, navigate]);
  useQueueKeys(keys);
  return (
    <section aria-label={ad.title} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          <Trans>
            Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>A</kbd> approve, <kbd>R</kbd> reject.
          </Trans>{' '}
          <TextLink to={`/admin/ads/${ad.id}`}>
            <Trans>Open the ad alone</Trans>
          </TextLink>
        </p>
        <AdDecisions
          key={ad.id}
          ad={ad}
          back={choosing(search, next?.id ?? ad.id)}
          approval={approval}
          rejection={rejection}
        />
      </div>
      <AdReview key={`review-${ad.id}`} ad={ad} />
    </section>
  );
}
