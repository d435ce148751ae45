import { Plural, Trans } from '@lingui/react/macro';
import type { ReviewPage } from '@souk/contract/modules/reviews/reviews';
import type { ReactNode } from 'react';
import { averageRating } from '../../../lib/format.ts';
import { RatingBreakdown } from '../../../ui/rating.tsx';
import { countsOf, totalOf } from '../review-counts.ts';
import { StarRow } from './star-row.tsx';

interface ReviewSummaryProps {
  page: Pick<ReviewPage, 'summary' | 'average'>;
  /** Below the bars: a link to write a review. */
  action?: ReactNode;
}

/** The average in large type with its word, and how the stars are spread. */
export function ReviewSummary({ page, action }: ReviewSummaryProps) {
  const stars = Number(page.average);
  const total = totalOf(page.summary);
  const { label } = averageRating(stars);
  return (
    <div>
      <p className="flex items-end gap-3">
        <span className="num font-display text-[64px] leading-[56px] font-bold tracking-[-.03em]">
          <span className="sr-only">
            <Trans>Rated</Trans>{' '}
          </span>
          {page.average}
        </span>
        <span className="text-sm text-ink-2">
          <StarRow stars={stars} />
          {label && <b className="font-semibold text-ink">{label}</b>}
          {label && ' · '}
          <Plural value={total} _0="No reviews yet" one="# review" other="# reviews" />
        </span>
      </p>
      <div className="mt-5">
        <RatingBreakdown counts={countsOf(page.summary)} />
      </div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
