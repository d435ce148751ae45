import { type ReviewState, reviewStates } from '@souk/contract/modules/reviews/reviews';
import { boolean, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const reviewsSchema = pgSchema('reviews');

export const reviews = reviewsSchema.table('reviews', {
  id: identityId(),
  kind: text().notNull(),
  subjectId: bigId().notNull(),
  dealKind: text().notNull(),
  dealId: bigId().notNull(),
  authorId: bigId().notNull(),
  reviewedId: bigId().notNull(),
  isMutual: boolean().notNull(),
  rating: smallint().notNull(),
  title: text(),
  comment: text().notNull(),
  state: text({ enum: reviewStates }).$type<ReviewState>().notNull(),
  hiddenBecause: text(),
  reply: text(),
  repliedAt: moment(),
  replyChangedAt: moment(),
  publishedAt: moment(),
  editedAt: moment(),
  createdAt: createdAt(),
});
export type ReviewRow = typeof reviews.$inferSelect;

export const reviewImages = reviewsSchema.table('images', {
  id: identityId(),
  reviewId: bigId().notNull(),
  fileId: bigId().notNull(),
  path: text().notNull(),
});
