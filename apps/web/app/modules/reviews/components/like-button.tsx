import { Plural, Trans } from '@lingui/react/macro';
import type { Review } from '@souk/contract/modules/reviews/reviews';
import { ThumbsUp } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import { count } from '../../../lib/format.ts';
import { useViewer } from '../../../lib/page-root.ts';
import { actPath } from '../../../ui/act-table.ts';
import { Icon } from '../../../ui/icon.tsx';
import { reviewActs } from '../review-acts.ts';
import { loginPath } from '../review-paths.ts';

interface LikeButtonProps {
  review: Pick<Review, 'review_id' | 'likes' | 'liked' | 'moves'>;
  back: string;
}

const look = 'inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-[15px] font-medium';

function Words({ likes }: { likes: number }) {
  return (
    <span className="num">
      <Trans>Helpful</Trans>
      {likes > 0 && <> ({count(likes)})</>}
    </span>
  );
}

/** How many a review has helped; readers add themselves, visitors log in first, its author reads the number. */
export function LikeButton({ review, back }: LikeButtonProps) {
  const fetcher = useFetcher();
  if (useViewer() === null)
    return (
      <Link to={loginPath(back)} className={`btn ${look} hover:bg-inset`}>
        <Icon of={ThumbsUp} size={18} />
        <Words likes={review.likes} />
      </Link>
    );
  if (!review.moves.includes('like')) {
    if (review.likes === 0) return null;
    return (
      <span className={`${look} text-ink-2`}>
        <Icon of={ThumbsUp} size={18} />
        <Plural value={review.likes} one="Helped # person" other="Helped # people" />
      </span>
    );
  }
  const isTurning = fetcher.state !== 'idle';
  const isLiked = isTurning ? !review.liked : review.liked;
  const likes = review.likes + (isLiked === review.liked ? 0 : isLiked ? 1 : -1);
  return (
    <fetcher.Form method="post" action={actPath(reviewActs.noun, 'like', review.review_id)}>
      <input type="hidden" name="_back" value={back} />
      <button
        type="submit"
        aria-pressed={isLiked}
        className={`btn ${look} hover:bg-inset ${isLiked ? 'text-brand-ink' : ''}`}
      >
        <Icon of={ThumbsUp} size={18} isFilled={isLiked} />
        <Words likes={likes} />
      </button>
    </fetcher.Form>
  );
}
