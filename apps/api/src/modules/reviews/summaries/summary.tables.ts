import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId } from '../../../platform/platform.tables.ts';
import { reviewsSchema } from '../reviews/review.tables.ts';

export const summaries = reviewsSchema.table(
  'summaries',
  {
    kind: text().notNull(),
    subjectId: bigId().notNull(),
    stars1: integer('stars_1').notNull().default(0),
    stars2: integer('stars_2').notNull().default(0),
    stars3: integer('stars_3').notNull().default(0),
    stars4: integer('stars_4').notNull().default(0),
    stars5: integer('stars_5').notNull().default(0),
  },
  (summary) => [primaryKey({ columns: [summary.kind, summary.subjectId] })],
);
