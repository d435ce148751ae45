import { msg } from '@lingui/core/macro';
import type * as responses from '@souk/contract/modules/reviews/responses';
import type * as reviews from '@souk/contract/modules/reviews/reviews';
import { Flag, Pencil, Reply, ThumbsUp, Trash2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { editPath } from './review-paths.ts';
import { reviewReasonWords } from './review-reason-words.ts';

type Review = reviews.Review;

const reasons = Object.entries(reviewReasonWords).map(([value, label]) => ({ value, label }));

const row = {
  id: ({ review_id }: Review) => review_id,
  open: ({ moves }: Review) => moves,
  read: 'getReview',
  home: () => '/reviews',
} as const;

const deletion = {
  words: msg`Delete`,
  title: msg`Delete this review?`,
  lead: msg`Its photos, likes and reply are deleted too. It cannot be restored.`,
  does: msg`Delete review`,
  keep: msg`Keep it`,
  tone: 'danger',
  icon: Trash2,
} as const;

const edit = {
  leadsTo: (review: Review, _given: unknown, back: string) => editPath(review, back),
  words: msg`Edit`,
  tone: 'quiet',
  icon: Pencil,
} as const;

/** What private people do to reviews, and what both sides do to those of others. */
export const reviewActs = actsOf<typeof reviews & typeof responses, Review, reviews.OpenReviewMove>()({
  ...row,
  noun: 'reviews',
  moves: {
    like: {
      endpoint: 'likeReview',
      inBody: 'review_id',
      words: msg`Helpful`,
      tone: 'quiet',
      icon: ThumbsUp,
      isSilent: true,
    },
    reply: {
      endpoint: 'replyReview',
      inBody: 'review_id',
      words: ({ reply }) => (reply ? msg`Change reply` : msg`Reply`),
      title: msg`Reply to a review`,
      does: ({ reply }) => (reply ? msg`Save reply` : msg`Send reply`),
      tone: 'quiet',
      icon: Reply,
      fields: {
        comment: {
          kind: 'text',
          label: msg`Your reply`,
          hint: msg`Everyone can read it below the review.`,
          max: 2000,
          isRequired: true,
          start: ({ reply }) => reply?.comment ?? '',
        },
      },
    },
    report: {
      endpoint: 'reportReview',
      inBody: 'review_id',
      words: msg`Report`,
      title: msg`Report this review`,
      does: msg`Send report`,
      tone: 'quiet',
      icon: Flag,
      fields: {
        reason: {
          kind: 'choice',
          label: msg`What is wrong with this review?`,
          none: msg`Choose a reason`,
          options: () => reasons,
        },
        comment: { kind: 'text', label: msg`Comment (optional)`, max: 1000 },
      },
    },
    edit,
    delete: { ...deletion, endpoint: 'deleteReview' },
  },
});

/** What a business does to the reviews that it wrote about customers. */
export const customerReviewActs = actsOf<typeof reviews, Review, reviews.OpenReviewMove>()({
  ...row,
  noun: 'customer-reviews',
  moves: {
    edit,
    delete: { ...deletion, endpoint: 'deleteCustomerReview' },
    // Moves of those that others wrote.
    like: null,
    reply: null,
    report: null,
  },
});
