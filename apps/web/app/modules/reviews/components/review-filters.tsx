import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewPage } from '@souk/contract/modules/reviews/reviews';
import { useLocation } from 'react-router';
import { ChipLink } from '../../../ui/chip.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { totalOf } from '../review-counts.ts';

/** The first page of the same list with one parameter changed. */
function withQuery(search: string, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  return `?${query}`;
}

/** Which stars, and in what order; both are addresses. */
export function ReviewFilters({ page }: { page: Pick<ReviewPage, 'summary'> }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const chosen = Number(query.get('rating')) || undefined;
  const sort = query.get('sort') ?? 'most-recent';
  const sorts = [
    { value: 'most-recent', label: t`Newest` },
    { value: 'top-rated', label: t`Highest` },
    { value: 'asc', label: t`Lowest` },
  ];
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label={t`Stars`} className="flex flex-wrap gap-2">
        <ChipLink to={withQuery(search, 'rating', undefined)} isChosen={!chosen} preventScrollReset>
          <Trans>All</Trans> <span className="num">{totalOf(page.summary)}</span>
        </ChipLink>
        {page.summary
          .filter(({ rating, count }) => count > 0 || rating === chosen)
          .map(({ rating, count }) => (
            <ChipLink
              key={rating}
              to={withQuery(search, 'rating', String(rating))}
              isChosen={rating === chosen}
              preventScrollReset
            >
              <span className="num" aria-hidden="true">
                {rating} ★ {count}
              </span>
              <span className="sr-only">{t`${rating} stars, ${count}`}</span>
            </ChipLink>
          ))}
      </nav>
      <SegmentedLinks
        label={t`Order`}
        links={sorts.map(({ value, label }) => ({
          to: withQuery(search, 'sort', value === 'most-recent' ? undefined : value),
          label,
          isCurrent: sort === value,
        }))}
      />
    </div>
  );
}
