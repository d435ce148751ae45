import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedAd } from '@souk/contract/modules/admin/ads';
import type { QueuedProduct } from '@souk/contract/modules/admin/products';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { price } from '../../../lib/format.ts';
import { useNow } from '../../../lib/page-root.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { type Queue, queues } from '../queue-address.ts';
import { StatePill } from './state-pill.tsx';

export type Queued = QueuedAd | QueuedProduct;

/** Facts about one ad or product in a list. */
export function QueueFacts({ item }: { item: Queued }) {
  const { timeAgo } = useDates();
  const now = useNow();
  return (
    <span className="min-w-0 flex-1 text-sm">
      <span className="block truncate font-semibold">{item.title}</span>
      <span className="block truncate text-ink-2">
        {item.owner.name} · {item.category}
        {item.price && <> · {price(item.price.cents)}</>}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
        <StatePill state={item.state} />
        {item.is_edit && (
          <span className="font-semibold text-info">
            <Trans>Edited</Trans>
          </span>
        )}
        {item.reports_count > 0 && (
          <span className="font-semibold text-bad">
            <Trans>{item.reports_count} reported</Trans>
          </span>
        )}
        <time dateTime={item.waiting_since}>{timeAgo(item.waiting_since, now)}</time>
      </span>
    </span>
  );
}

export function QueueThumb({ item }: { item: Queued }) {
  return (
    <Frame
      {...pictureSources(item.image, { w: 64, h: 64 })}
      ratio="1:1"
      className="w-16 shrink-0 rounded-sm"
    />
  );
}

interface QueueRowsProps {
  queue: Queue;
  items: readonly Queued[];
  /** Shown if there are none. */
  empty: ReactNode;
}

/** Ads or products as plain rows that link to their admin page. */
export function QueueRows({ queue, items, empty }: QueueRowsProps) {
  const { t } = useLingui();
  if (items.length === 0) return <p className="text-sm text-ink-2">{empty}</p>;
  return (
    <ul aria-label={queue === 'ads' ? t`Ads` : t`Products`} className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={`${queues[queue].path}/${item.id}`}
            className="-mx-2 flex items-center gap-3 rounded-md p-2 hover:bg-inset"
          >
            <QueueThumb item={item} />
            <QueueFacts item={item} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
