import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedAd } from '@souk/contract/modules/admin/ads';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { timeAgo } from '../../../lib/dates.ts';
import { price } from '../../../lib/format.ts';
import { useNow } from '../../../lib/page-root.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { StatePill } from './state-pill.tsx';

/** The words of one ad in a list. */
export function QueueFacts({ ad }: { ad: QueuedAd }) {
  const now = useNow();
  return (
    <span className="min-w-0 flex-1 text-sm">
      <span className="block truncate font-semibold">{ad.title}</span>
      <span className="block truncate text-ink-2">
        {ad.owner.name} · {ad.category}
        {ad.price && <> · {price(ad.price.cents)}</>}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
        <StatePill state={ad.state} />
        {ad.is_edit && (
          <span className="font-semibold text-info">
            <Trans>Edited</Trans>
          </span>
        )}
        {ad.reports_count > 0 && (
          <span className="font-semibold text-bad">
            <Trans>{ad.reports_count} reported</Trans>
          </span>
        )}
        <time dateTime={ad.waiting_since}>{timeAgo(ad.waiting_since, now)}</time>
      </span>
    </span>
  );
}

export function QueueThumb({ ad }: { ad: QueuedAd }) {
  return (
    <Frame {...pictureSources(ad.image, { w: 64, h: 64 })} ratio="1:1" className="w-16 shrink-0 rounded-sm" />
  );
}

interface QueueRowsProps {
  ads: readonly QueuedAd[];
  /** What stands in their place. */
  empty: ReactNode;
}

/** Ads as plain rows that lead to their page at the desk. */
export function QueueRows({ ads, empty }: QueueRowsProps) {
  const { t } = useLingui();
  if (ads.length === 0) return <p className="text-sm text-ink-2">{empty}</p>;
  return (
    <ul aria-label={t`Ads`} className="divide-y divide-line">
      {ads.map((ad) => (
        <li key={ad.id}>
          <Link
            to={`/admin/ads/${ad.id}`}
            className="-mx-2 flex items-center gap-3 rounded-md p-2 hover:bg-inset"
          >
            <QueueThumb ad={ad} />
            <QueueFacts ad={ad} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
