import { primaryKey } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';
import { reportTable } from '../../reports/index.ts';
import { reviewsSchema } from '../reviews/review.tables.ts';

export const likes = reviewsSchema.table(
  'likes',
  { reviewId: bigId().notNull(), userId: bigId().notNull(), at: createdAt() },
  (like) => [primaryKey({ columns: [like.reviewId, like.userId] })],
);

export const reports = reportTable(reviewsSchema, 'reports', 'review_id');
