import { pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const favouritesSchema = pgSchema('favourites');

export const lists = ['wishlist', 'favourites'] as const;
export type List = (typeof lists)[number];

export const marks = favouritesSchema.table('marks', {
  id: identityId(),
  userId: bigId().notNull(),
  list: text({ enum: lists }).notNull(),
  kind: text().notNull(),
  subjectId: bigId().notNull(),
  createdAt: createdAt(),
});
