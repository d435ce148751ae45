import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const questions = retail.table('questions', {
  id: identityId(),
  productId: bigId().notNull(),
  sellerId: bigId().notNull(),
  askerId: bigId().notNull(),
  text: text().notNull(),
  answer: text(),
  askedAt: createdAt(),
  answeredAt: moment(),
});
export type QuestionRow = typeof questions.$inferSelect;
