import { primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { reviewsSchema } from '../reviews/review.tables.ts';

export const likes = reviewsSchema.table(
  'likes',
  { reviewId: bigId().notNull(), userId: bigId().notNull(), at: createdAt() },
  (like) => [primaryKey({ columns: [like.reviewId, like.userId] })],
);

export const reports = reviewsSchema.table('reports', {
  id: identityId(),
  reviewId: bigId().notNull(),
  reporterId: bigId().notNull(),
  reason: text().notNull(),
  comment: text(),
  state: text({ enum: ['open', 'resolved', 'dismissed'] }).notNull(),
  createdAt: createdAt(),
  closedAt: moment(),
});
export type ReviewReportRow = typeof reports.$inferSelect;
