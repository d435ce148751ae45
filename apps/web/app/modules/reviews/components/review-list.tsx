import type { Review } from '@souk/contract/modules/reviews/reviews';
import { useLocation } from 'react-router';
import { type CardHead, ReviewCard } from './review-card.tsx';

interface ReviewListProps {
  reviews: readonly Review[];
  head?: CardHead;
}

/** Reviews below one another; what is done to one leads back to this page. */
export function ReviewList({ reviews, head = 'author' }: ReviewListProps) {
  const { pathname, search } = useLocation();
  return (
    <div>
      {reviews.map((review) => (
        <ReviewCard key={review.review_id} review={review} back={`${pathname}${search}`} head={head} />
      ))}
    </div>
  );
}
