import { z } from 'zod';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable, listOf } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { line, optionalText, text } from '../../shared/texts.ts';
import { anyId, Id, Moment, Nothing, ownId } from '../../shared/values.ts';

export const maxReviewImages = 5;
/** Days in which authors may still change their review, and after which a waiting one is published. */
export const reviewDays = 14;

/** Waiting until the other side has written too; `deleted` is kept in the record of moves alone. */
export const reviewStates = ['waiting', 'published', 'hidden', 'deleted'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What the viewer may do to a review now. */
export const openReviewMoves = ['edit', 'delete', 'reply', 'like', 'report'] as const;
export type OpenReviewMove = (typeof openReviewMoves)[number];

const ReviewPerson = z
  .object({
    id: Id,
    /** Of a private person the first name and an initial. */
    name: z.string(),
    image: z.string().nullable(),
  })
  .meta({ id: 'ReviewPerson' });

/** The thing that is reviewed, as a line above the review; without a path where its page does not open. */
export const ReviewItem = z
  .object({
    kind: z.string(),
    id: Id,
    title: z.string(),
    image: z.string().nullable(),
    path: z.string().nullable(),
  })
  .meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof ReviewItem>;

const ReviewReply = z.object({ comment: z.string(), created_at: Moment, updated_at: Moment });

export const Review = z
  .object({
    review_id: Id,
    module_type: z.string(),
    item_id: Id,
    item: ReviewItem,
    /** The order or booking it stands on; told to its two sides alone. */
    deal_id: Id.nullable(),
    /** Who is reviewed and may reply. */
    business_id: Id,
    author: ReviewPerson,
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    comment: z.string(),
    /** Paths below /files. */
    images: z.array(z.string()),
    likes: z.int(),
    liked: z.boolean(),
    reply: ReviewReply.nullable(),
    state: z.enum(reviewStates),
    is_edited: z.boolean(),
    created_at: Moment,
    /** Until then its author may change it. */
    editable_until: Moment,
    moves: z.array(z.enum(openReviewMoves)),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

const StarCount = z.object({ rating: z.int().min(1).max(5), count: z.int() });

export const ReviewPage = pageOf(Review)
  .extend({
    /** From five stars to one. */
    summary: z.array(StarCount),
    /** The whole part of the mean as `N.0`. */
    average: z.string(),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

/** A thing from an order or booking that its buyer may review and has not yet; `completed_at` is since when. */
export const OpenReview = z
  .object({ item: ReviewItem, deal_kind: z.string(), deal_id: Id, completed_at: Moment })
  .meta({ id: 'OpenReview' });
export type OpenReview = z.infer<typeof OpenReview>;

export const reviewSorts = ['most-recent', 'top-rated', 'asc', 'desc'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const moduleType = text('Module type', { max: 60 }).meta({ examples: ['classified'] });
const rating = wholeNumber({ min: 1, max: 5, sentence: 'Please choose from 1 to 5 stars.' });
const comment = text('Review', { max: 4000 });
/** Somebody else's deal is answered like one that does not exist. */
const dealId = blankAsMissing(anyId('reviews.deal').optional());

/** What is said of a deal whose own call names it. */
export const AddReviewFields = z.object({
  rating: blankAsMissing(rating),
  title: optionalText(120),
  comment,
});
const AddReview = AddReviewFields.extend({
  module_type: moduleType,
  item_id: anyId('subject'),
  order_id: dealId,
  booking_id: dealId,
});
const UpdateReview = z.object({
  rating: blankAsMissing(rating.optional()),
  title: clearable(line(120)),
  comment: comment.optional(),
  /** Paths of photos that are to go. */
  drop_images: listOf(z.string().max(300), maxReviewImages).optional(),
});

export const reviewFiles = { field: 'images', max: maxReviewImages, kind: 'image' } as const;
const adding = {
  body: AddReview,
  files: reviewFiles,
  reply: Review,
  status: 201,
  message: 'Review added successfully.',
  errors: ['own-participation', 'rated-already', 'nothing-to-rate'],
  limit: { max: 30, seconds: 60 },
} as const satisfies Partial<Endpoint>;

export const addReview = endpoint({
  method: 'POST',
  path: '/add-review',
  spec: ['favourites-reviews/add-review'],
  access: ['private'],
  summary: 'Reviews a thing from an order that has arrived or a completed booking, once for each.',
  ...adding,
});

export const createReview = endpoint({
  method: 'POST',
  path: '/reviews',
  spec: ['favourites-reviews/reviews-create'],
  access: ['private'],
  summary: 'The same under the path of the list.',
  ...adding,
});

export const createCustomerReview = endpoint({
  method: 'POST',
  path: '/customer-reviews',
  access: 'business',
  summary: 'Reviews a customer of an order that has arrived or of a completed booking.',
  ...adding,
});

const byId = z.object({ review_id: ownId('reviews.review') });
const updating = {
  params: byId,
  body: UpdateReview,
  files: reviewFiles,
  reply: Review,
  message: 'Review updated successfully.',
  errors: ['review-too-old', 'review-move-not-allowed'],
} as const satisfies Partial<Endpoint>;
const deleting = {
  params: byId,
  reply: Nothing,
  message: 'Review deleted successfully.',
  errors: ['review-move-not-allowed'],
} as const satisfies Partial<Endpoint>;

export const updateReview = endpoint({
  method: 'PUT',
  path: '/reviews/:review_id',
  spec: ['favourites-reviews/reviews-update'],
  access: ['private'],
  summary: 'Changes an own review within 14 days.',
  ...updating,
});

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/reviews/:review_id',
  spec: ['favourites-reviews/reviews-delete'],
  access: ['private'],
  summary: 'Deletes an own review with its photos.',
  ...deleting,
});

export const updateCustomerReview = endpoint({
  method: 'PUT',
  path: '/customer-reviews/:review_id',
  access: 'business',
  summary: 'Changes an own review of a customer within 14 days.',
  ...updating,
});

export const deleteCustomerReview = endpoint({
  method: 'DELETE',
  path: '/customer-reviews/:review_id',
  access: 'business',
  summary: 'Deletes an own review of a customer.',
  ...deleting,
});

export const getReview = endpoint({
  method: 'GET',
  path: '/reviews/:review_id',
  spec: ['favourites-reviews/reviews-get'],
  access: 'signed-in',
  summary: 'One review: a published one, or an own one in any state.',
  params: z.object({ review_id: anyId('reviews.review') }),
  reply: Review,
});

const sort = z.enum(reviewSorts).catch('most-recent').default('most-recent');
const about = {
  item_id: blankAsMissing(anyId('subject', 200).optional()),
  business_id: blankAsMissing(anyId('identity.user', 200).optional()),
  /** Only reviews of so many stars. */
  rating: wholeNumber({ min: 1, max: 5 }).optional().catch(undefined),
  sort,
};

export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  spec: ['favourites-reviews/reviews-list'],
  access: 'signed-in',
  summary: 'Reviews that the user wrote or received, or those of a thing or a business.',
  query: z.object({
    module_type: optionalText(60),
    /** Without it private users read what they wrote and a business what it received. */
    role: z.enum(['written', 'received']).optional().catch(undefined),
    ...about,
    ...PageQuery.shape,
  }),
  reply: ReviewPage,
});

export const listPublicReviews = endpoint({
  method: 'GET',
  path: '/public-reviews',
  spec: ['favourites-reviews/reviews-public'],
  access: 'anyone',
  summary: 'The published reviews of a thing or of a business, with the breakdown.',
  query: z
    .object({ module_type: moduleType, ...about, ...PageQuery.shape })
    .refine((asked) => asked.item_id !== undefined || asked.business_id !== undefined, {
      error: 'This field is required.',
      path: ['item_id'],
    }),
  reply: ReviewPage,
});

export const listOpenReviews = endpoint({
  method: 'GET',
  path: '/open-reviews',
  access: 'signed-in',
  summary: 'What the user may review and has not, the latest first.',
  query: z.object({
    module_type: optionalText(60),
    item_id: blankAsMissing(anyId('subject', 200).optional()),
  }),
  reply: z.array(OpenReview),
});
