import { type OpenReviewMove, reviewDays } from '@souk/contract/modules/reviews/reviews';
import { daysMs } from '../../../platform/clock.ts';
import { reviewLife } from './review.life.ts';
import type { ReviewRole } from './review.policy.ts';
import type { ReviewRow } from './review.tables.ts';

/** A private person's name for strangers: the first name and the initial of the last. */
export function publicName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]?.toUpperCase() ?? ''}` : first;
}

/** Authors may change their review for 14 days. */
export const editableUntil = ({ createdAt }: Pick<ReviewRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + daysMs(reviewDays));

type Standing = Pick<ReviewRow, 'state' | 'createdAt'>;

export const isEditable = (review: Standing, now: Date): boolean =>
  review.state !== 'hidden' && now < editableUntil(review);

/** What this role may do to the review now. */
export function movesOn(
  review: Standing,
  role: ReviewRole | 'visitor',
  now: Date,
  mayReply: boolean,
): OpenReviewMove[] {
  if (role === 'author')
    return [
      ...(isEditable(review, now) ? (['edit'] as const) : []),
      ...(reviewLife.movesFor(review.state, 'author').includes('delete') ? (['delete'] as const) : []),
    ];
  if (role === 'visitor' || role === 'admin' || review.state !== 'published') return [];
  return [...(role === 'reviewed' && mayReply ? (['reply'] as const) : []), 'like', 'report'];
}
