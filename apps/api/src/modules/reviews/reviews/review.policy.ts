import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import type { ReviewRow } from './review.tables.ts';

export type ReviewRole = 'author' | 'reviewed' | 'reader' | 'admin';
export type Viewer = Pick<User, 'id' | 'isAdmin'>;
type Standing = Pick<ReviewRow, 'authorId' | 'reviewedId' | 'state'>;

/** What the user is to the review; one that is not published is there for its author and the admin alone. */
export function roleIn(review: Standing, user: Viewer): ReviewRole {
  if (user.id === review.authorId) return 'author';
  if (user.isAdmin) return 'admin';
  if (review.state !== 'published') throw new Problem('record-not-found');
  return user.id === review.reviewedId ? 'reviewed' : 'reader';
}

/** Only the author goes on; to anyone else there is no such review. */
export function mustBeAuthor(review: Standing, user: { id: number }): void {
  if (user.id !== review.authorId) throw new Problem('record-not-found');
}

/** Only who is reviewed in a published review goes on. */
export function mustBeReviewed(review: Standing, user: { id: number }): void {
  if (user.id !== review.reviewedId || review.state !== 'published') throw new Problem('record-not-found');
}
