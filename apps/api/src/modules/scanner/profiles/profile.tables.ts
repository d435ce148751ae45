import { schools, strictnesses } from '@souk/contract/modules/scanner/words';
import type { Allergen } from '@souk/food/allergens';
import type { Diet } from '@souk/food/judging/origins';
import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';

export const profiles = scanner.table('profiles', {
  userId: bigId().primaryKey(),
  school: text({ enum: schools }),
  strictness: text({ enum: strictnesses }).notNull(),
  avoids: text().array().$type<Allergen[]>().notNull(),
  diets: text().array().$type<Diet[]>().notNull(),
  updatedAt: createdAt(),
});
