import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { averageRating, breakdownLabels, count, sharesOf } from '../lib/format.ts';
import { Icon } from './icon.tsx';

export function LampStar({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      className={`shrink-0 text-lamp ${className}`}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M12 2.6l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.1l-5.7 3.1 1.2-6.4L2.8 9.3l6.4-.8z" />
    </svg>
  );
}

interface RatingProps {
  mean: number;
  /** Number of reviews, in brackets. */
  total?: number;
  hasWord?: boolean;
}

/** Star, mean, label and number of reviews. */
export function Rating({ mean, total, hasWord = true }: RatingProps) {
  const { t } = useLingui();
  const { value, label } = averageRating(mean);
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <LampStar />
      <span className="sr-only">{t`Rated`}</span>
      <b className="num font-semibold">{value}</b>
      {hasWord && label && <span className="text-ink-2">{label}</span>}
      {total !== undefined && (
        <span className="num text-ink-3">
          ({count(total)}
          <span className="sr-only">
            {' '}
            <Trans>reviews</Trans>
          </span>
          )
        </span>
      )}
    </span>
  );
}

/** Five rows from Excellent to Terrible with bars and per cent (B-083); counts go from one star to five. */
export function RatingBreakdown({ counts }: { counts: readonly number[] }) {
  const shares = sharesOf(counts);
  return (
    <dl className="space-y-2.5">
      {[5, 4, 3, 2, 1].map((stars) => (
        <div key={stars} className="grid grid-cols-[92px_1fr_44px] items-center gap-3 text-sm">
          <dt className="whitespace-nowrap">
            <span className="num font-semibold">{stars}</span> {breakdownLabels[stars - 1]}
          </dt>
          <dd className="contents">
            <span className="h-2 overflow-hidden rounded-full bg-inset" aria-hidden="true">
              <span
                className="block h-full rounded-full bg-lamp"
                style={{ inlineSize: `${shares[stars - 1] ?? 0}%` }}
              />
            </span>
            <span className="num text-end text-ink-2">{shares[stars - 1] ?? 0}%</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An empty star of the rating input. */
export const EmptyStar = ({ className = '' }: { className?: string }) => (
  <Icon of={Star} size={24} className={className} />
);
