import { type ReviewState, reviewDays } from '@souk/contract/modules/reviews/reviews';
import { defineLife } from '../../../platform/states.ts';

export type ReviewMove = 'publish' | 'hide' | 'delete';

/** A review without a counterpart is published at once; one of two waits for the other. */
export const reviewLife = defineLife<ReviewState, ReviewMove>({
  name: 'reviews.review',
  states: ['waiting', 'published', 'hidden', 'deleted'],
  first: 'waiting',
  ends: ['hidden', 'deleted'],
  refusal: 'review-move-not-allowed',
  moves: {
    publish: { from: ['waiting'], to: 'published', by: ['system'], afterMinutes: reviewDays * 24 * 60 },
    hide: { from: ['waiting', 'published'], to: 'hidden', by: ['admin'] },
    // A hidden review stays, so that it cannot be written again.
    delete: { from: ['waiting', 'published'], to: 'deleted', by: ['author'] },
  },
});
