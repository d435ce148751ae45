import { Plural, Trans } from '@lingui/react/macro';
import type { Review } from '@souk/contract/modules/reviews/reviews';
import { ThumbsUp } from 'lucide-react';
import { useFetcher } from 'react-router';
import { count } from '../../../lib/format.ts';
import { useViewer } from '../../../lib/page-root.ts';
import { Icon } from '../../../ui/icon.tsx';
import { movePath } from '../review-paths.ts';

interface LikeButtonProps {
  review: Pick<Review, 'review_id' | 'likes' | 'liked' | 'moves'>;
  back: string;
}

const look = 'inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-[15px] font-medium';

/** How many a review has helped; readers add themselves, visitors log in first, its author reads the number. */
export function LikeButton({ review, back }: LikeButtonProps) {
  const fetcher = useFetcher();
  const isVisitor = useViewer() === null;
  if (!isVisitor && !review.moves.includes('like')) {
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
    <fetcher.Form method="post" action={movePath(review, 'like')}>
      <input type="hidden" name="_back" value={back} />
      <button
        type="submit"
        aria-pressed={isLiked}
        className={`btn ${look} hover:bg-inset ${isLiked ? 'text-brand-ink' : ''}`}
      >
        <Icon of={ThumbsUp} size={18} isFilled={isLiked} />
        <span className="num">
          <Trans>Helpful</Trans>
          {likes > 0 && <> ({count(likes)})</>}
        </span>
      </button>
    </fetcher.Form>
  );
}
