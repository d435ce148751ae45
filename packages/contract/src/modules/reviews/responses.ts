import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { text } from '../../shared/texts.ts';
import { anyId, Nothing, ownId } from '../../shared/values.ts';
import { reportFields } from '../reports/reports.ts';
import { Review } from './reviews.ts';

const published = z.object({ review_id: anyId('reviews.review') });

export const likeReview = endpoint({
  method: 'POST',
  path: '/like-review',
  spec: ['favourites-reviews/like-review'],
  access: 'signed-in',
  summary: 'Says that a review helped, or takes it back.',
  body: published,
  reply: z.object({ likes: z.int(), liked: z.boolean() }),
  errors: ['own-review'],
  limit: { max: 60, seconds: 60 },
});

export const replyReview = endpoint({
  method: 'POST',
  path: '/reply-review',
  spec: ['favourites-reviews/reply-review'],
  access: 'business',
  summary: 'The one answer of the reviewed business; a second call changes it.',
  body: z.object({ review_id: ownId('reviews.received-review'), comment: text('Reply', { max: 2000 }) }),
  reply: Review,
  message: 'Reply sent successfully.',
});

/** Suggested by the form; other texts are accepted. */
export const reviewReportReasons = [
  'Offensive content',
  'Not about the item',
  'Fake or paid for',
  'Private information',
  'Advertising',
] as const;

export const reportReview = endpoint({
  method: 'POST',
  path: '/report-review',
  spec: ['favourites-reviews/report-review'],
  access: 'signed-in',
  summary: 'Reports a review to the admin, once per user.',
  body: published.extend(reportFields),
  reply: Nothing,
  message: 'Report sent successfully.',
  errors: ['complained-already', 'own-review'],
  limit: { max: 30, seconds: 60 },
});
