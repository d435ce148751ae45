import { Trans } from '@lingui/react/macro';
import type { Review } from '@souk/contract/modules/reviews/reviews';
import { Clock, EyeOff } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';

const pill = 'pill inline-flex min-h-6 items-center gap-[5px] rounded-full px-2 text-xs font-semibold';

/** Shown to the author only: why nobody else sees their review. */
export function ReviewStanding({ review }: { review: Pick<Review, 'state' | 'editable_until'> }) {
  const { shortMonthDate } = useDates();
  const until = shortMonthDate(review.editable_until);
  if (review.state === 'hidden')
    return (
      <span className={`${pill} bg-bad-soft text-bad`}>
        <Icon of={EyeOff} size={14} />
        <Trans>Hidden by Souk</Trans>
      </span>
    );
  if (review.state !== 'waiting') return null;
  return (
    <span className={`${pill} bg-warn-soft text-warn`}>
      <Icon of={Clock} size={14} />
      <Trans>Public once the other side has written, or on {until}</Trans>
    </span>
  );
}
