import type { Analysis } from '@souk/food/analyse';
import { jsonb, primaryKey } from 'drizzle-orm/pg-core';
import { bigId, moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

export const worsenedFavourites = scanner.table(
  'worsened_favourites',
  {
    userId: bigId().notNull(),
    productId: bigId().notNull(),
    /** The verdicts before the first unreported change. */
    verdictsBefore: jsonb().$type<Analysis['verdict']>().notNull(),
    notedAt: moment().notNull(),
  },
  (noted) => [primaryKey({ columns: [noted.userId, noted.productId] })],
);
export type WorsenedFavourite = typeof worsenedFavourites.$inferSelect;
