import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenReview } from '@souk/contract/modules/reviews/reviews';
import { useViewer } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { writePath } from '../review-paths.ts';
import { ItemLine } from './item-line.tsx';

/** What waits to be reviewed, each with a link to its form. */
export function OpenReviewList({ open }: { open: readonly OpenReview[] }) {
  const { shortMonthDate } = useDates();
  const { t } = useLingui();
  const isBusiness = useViewer()?.seller_type !== 'private';
  return (
    <ul className="panel divide-y divide-line">
      {open.map((one) => {
        const date = shortMonthDate(one.completed_at);
        const { title } = one.item;
        return (
          <li
            key={`${one.item.kind}-${one.item.id}-${one.deal_id}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
          >
            <ItemLine item={one.item}>
              <Trans>Completed {date}</Trans>
            </ItemLine>
            <ButtonLink
              to={writePath(one, isBusiness)}
              tone="line"
              size="sm"
              aria-label={title ? t`Write a review of ${title}` : t`Write a review`}
            >
              <Trans>Write a review</Trans>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
