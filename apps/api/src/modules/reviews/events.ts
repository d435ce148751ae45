import { defineEvent } from '../../platform/events/events.ts';

interface RatingChange {
  /** The reviewed thing; a person, with everything they received, is under `receivedKind`. */
  kind: string;
  id: number;
  count: number;
  /** The exact mean; 0 without reviews. */
  average: number;
  /** The mean weighted towards the market's average while there are few reviews, for sorting lists. */
  ranking: number;
}

/** The published reviews of a thing or a person have changed. */
export const ratingChanged = defineEvent<RatingChange>('reviews.rating-changed');

/** Somebody reported a review to the admins. */
export const reviewReported = defineEvent<{ reviewId: number; reportId: number }>('reviews.review-reported');
