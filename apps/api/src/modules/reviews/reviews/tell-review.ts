import type { Tx } from '../../../platform/db/database.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { findPeople } from './person.queries.ts';
import type { ReviewRow } from './review.tables.ts';

type Notice = Parameters<typeof notify>[1];

const received = '/reviews?role=received';
const written = '/reviews?role=written';

/** Fields that every notification about a review has. */
const frameOf = ({ kind, subjectId }: ReviewRow) =>
  ({ kind: 'review', about: { kind, id: subjectId } }) as const;

/** Readers are locked until the commit, so always in the order of their ids. */
async function tellAll(tx: Tx, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices.toSorted((one, other) => one.userId - other.userId)) await notify(tx, notice);
}

/** The reviewed thing in quotation marks, while it may be seen. */
async function quotedTitle(tx: Tx, { kind, subjectId }: ReviewRow): Promise<Said | undefined> {
  const [card] = await subjectKind(kind).cards(tx, [subjectId]);
  return card && say`“${card.title}”`;
}

async function nameOf(tx: Tx, userId: number): Promise<string> {
  return (await findPeople(tx, [userId])).get(userId)?.name ?? '';
}

/**
 * Tells the reviewed person, and authors who have waited for publication; not the one whose own action published it.
 */
export async function tellOfPublished(
  tx: Tx,
  published: readonly ReviewRow[],
  byUserId?: number,
): Promise<void> {
  const notices: Notice[] = [];
  for (const review of published) {
    const { id, rating, authorId, reviewedId } = review;
    const title = await quotedTitle(tx, review);
    const name = await nameOf(tx, authorId);
    notices.push({
      ...frameOf(review),
      userId: reviewedId,
      senderId: authorId,
      path: received,
      key: `review:${id}`,
      subject: say`You have a new review`,
      text: title
        ? say`${name} gave ${rating} of 5 stars to ${title}.`
        : say`${name} gave you ${rating} of 5 stars.`,
    });
    if (!review.isMutual || authorId === byUserId) continue;
    notices.push({
      ...frameOf(review),
      userId: authorId,
      path: written,
      key: `review-published:${id}`,
      subject: say`Your review is public`,
      text: title ? say`Everyone can read your review of ${title} now.` : say`Everyone can read it now.`,
    });
  }
  await tellAll(tx, notices);
}

/** Tells the other side of a deal that a review waits for theirs. */
export const tellOfWaiting = async (tx: Tx, review: ReviewRow): Promise<void> =>
  notify(tx, {
    ...frameOf(review),
    userId: review.reviewedId,
    senderId: review.authorId,
    key: `review-waiting:${review.id}`,
    path: '/reviews?role=open',
    subject: say`Someone has reviewed you`,
    text: say`${await nameOf(tx, review.authorId)} has reviewed your deal. Write your review to read theirs.`,
  });

/** Tells the author of a reply to their review. */
export const tellOfReply = async (tx: Tx, review: ReviewRow): Promise<void> =>
  notify(tx, {
    ...frameOf(review),
    userId: review.authorId,
    senderId: review.reviewedId,
    path: written,
    key: `review-reply:${review.id}`,
    subject: say`Your review was answered`,
    text: say`${await nameOf(tx, review.reviewedId)}: ${review.reply ?? ''}`,
  });

/** Tells the author why nobody sees their review any more. */
export const tellOfHidden = (tx: Tx, review: ReviewRow): Promise<void> =>
  notify(tx, {
    ...frameOf(review),
    userId: review.authorId,
    path: written,
    key: `review-hidden:${review.id}`,
    subject: say`Your review was hidden`,
    text: say`It is not public any more. Reason: ${review.hiddenBecause ?? ''}`,
  });
