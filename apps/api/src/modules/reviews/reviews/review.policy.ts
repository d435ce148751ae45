import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import type { ReviewRow } from './review.tables.ts';

export type ReviewRole = 'author' | 'reviewed' | 'reader' | 'admin';
export type Viewer = Pick<User, 'id' | 'isAdmin'>;
type Standing = Pick<ReviewRow, 'authorId' | 'reviewedId' | 'state'>;

/** The user's role towards the review; only its author and admins see one that is not published. */
export function roleIn(review: Standing, user: Viewer): ReviewRole {
  if (user.id === review.authorId) return 'author';
  if (user.isAdmin) return 'admin';
  if (review.state !== 'published') throw new Problem('record-not-found');
  return user.id === review.reviewedId ? 'reviewed' : 'reader';
}

/** Refuses anyone but the author: for everybody else it does not exist. */
export function mustBeAuthor(review: Standing, user: { id: number }): void {
  if (user.id !== review.authorId) throw new Problem('record-not-found');
}

/** Refuses anyone but the person reviewed in a published review. */
export function mustBeReviewed(review: Standing, user: { id: number }): void {
  if (user.id !== review.reviewedId || review.state !== 'published') throw new Problem('record-not-found');
}
