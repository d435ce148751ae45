import type { OpenReview, Review, ReviewItem, ReviewPage } from '@souk/contract/modules/reviews/reviews';
import { type PageQuery, toPage } from '@souk/contract/shared/page';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import type { ReviewableDeal } from '../../../platform/subjects.ts';
import { type Likes, likesOf } from '../responses/response.queries.ts';
import { type StarCounts, shownAverage } from '../summaries/summary.rules.ts';
import { findItems, itemKey } from './item.present.ts';
import { findPeople, type ReviewPerson } from './person.queries.ts';
import { roleIn } from './review.policy.ts';
import { imagesOf } from './review.queries.ts';
import { editableUntil, movesOn } from './review.rules.ts';
import type { ReviewRow } from './review.tables.ts';

export type Reading = Pick<User, 'id' | 'isAdmin' | 'sellerType'>;

interface Around {
  author: ReviewPerson | undefined;
  item: ReviewItem | undefined;
  images: readonly { path: string }[];
  likes: Likes | undefined;
}

const replyOf = ({ reply, repliedAt, replyChangedAt }: ReviewRow): Review['reply'] =>
  reply !== null && repliedAt
    ? {
        comment: reply,
        created_at: repliedAt.toISOString(),
        updated_at: (replyChangedAt ?? repliedAt).toISOString(),
      }
    : null;

function presentOne(review: ReviewRow, viewer: Reading | null, around: Around): Review {
  const { id, kind, subjectId, authorId, reviewedId } = review;
  const role = viewer ? roleIn(review, viewer) : 'visitor';
  const isParty = viewer?.id === authorId || viewer?.id === reviewedId;
  return {
    review_id: id,
    module_type: kind,
    item_id: subjectId,
    item: around.item ?? { kind, id: subjectId, title: '', image: null, path: null },
    deal_id: isParty ? review.dealId : null,
    business_id: reviewedId,
    author: around.author ?? { id: authorId, name: '', image: null },
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    images: around.images.map(({ path }) => path),
    likes: around.likes?.likes ?? 0,
    liked: around.likes?.isLiked ?? false,
    reply: replyOf(review),
    state: review.state,
    is_edited: review.editedAt !== null,
    created_at: review.createdAt.toISOString(),
    editable_until: editableUntil(review).toISOString(),
    moves: movesOn(review, role, clock.now(), viewer !== null && viewer.sellerType !== 'private'),
  };
}

/** Reviews as the viewer may read them, in a constant number of queries per kind of thing. */
export async function presentReviews(
  reader: Reader,
  rows: readonly ReviewRow[],
  viewer: Reading | null,
): Promise<Review[]> {
  const ids = rows.map(({ id }) => id);
  const people = await findPeople(
    reader,
    rows.map(({ authorId }) => authorId),
  );
  const items = await findItems(reader, rows);
  const images = await imagesOf(reader, ids);
  const likes = await likesOf(reader, ids, viewer?.id);
  return rows.map((review) =>
    presentOne(review, viewer, {
      author: people.get(review.authorId),
      item: items.get(itemKey(review)),
      images: images.get(review.id) ?? [],
      likes: likes.get(review.id),
    }),
  );
}

export async function presentReview(
  reader: Reader,
  review: ReviewRow,
  viewer: Reading | null,
): Promise<Review> {
  const [shown] = await presentReviews(reader, [review], viewer);
  if (!shown) throw new Error('a review was not presented');
  return shown;
}

/** A page of reviews with the breakdown of all of them, from five stars to one. */
export async function presentPage(
  reader: Reader,
  found: { rows: readonly ReviewRow[]; total: number; counts: StarCounts },
  viewer: Reading | null,
  query: PageQuery,
): Promise<ReviewPage> {
  return {
    ...toPage(await presentReviews(reader, found.rows, viewer), found.total, query),
    summary: found.counts.map((count, index) => ({ rating: index + 1, count })).reverse(),
    average: shownAverage(found.counts),
  };
}

/** Deals that can still be reviewed, in the given order. */
export async function presentOpen(
  reader: Reader,
  deals: readonly (ReviewableDeal & { kind: string })[],
): Promise<OpenReview[]> {
  const items = await findItems(reader, deals);
  return deals.flatMap((deal) => {
    const item = items.get(itemKey(deal));
    const { dealKind, dealId, receivedAt } = deal;
    return item
      ? [{ item, deal_kind: dealKind, deal_id: dealId, completed_at: receivedAt.toISOString() }]
      : [];
  });
}
