import { searchModules } from '@souk/contract/modules/search/listing';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { favouritesSchema } from '../favourites/favourite.tables.ts';

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });
const cents = () => bigint({ mode: 'number' });

export const savedSearches = favouritesSchema.table('saved_searches', {
  id: identityId(),
  userId: bigId().notNull(),
  name: text().notNull(),
  moduleType: text().notNull(),
  query: jsonb().$type<Record<string, unknown>>().notNull(),
  isNotifying: boolean().notNull(),
  module: text({ enum: searchModules }),
  categoryId: integer(),
  ownerId: bigId(),
  priceMinCents: cents(),
  priceMaxCents: cents(),
  ratingMin: doublePrecision(),
  words: tsquery(),
  placeIds: integer().array().notNull(),
  facetGroups: jsonb().$type<number[][]>().notNull(),
  ranges: jsonb().$type<Record<string, [number | null, number | null]>>().notNull(),
  north: doublePrecision(),
  south: doublePrecision(),
  east: doublePrecision(),
  west: doublePrecision(),
  centreLat: doublePrecision(),
  centreLng: doublePrecision(),
  radiusMetres: doublePrecision(),
  anchors: text().array().notNull(),
  lastRunAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type SavedSearchRow = typeof savedSearches.$inferSelect;

export const alerts = favouritesSchema.table(
  'alerts',
  {
    searchId: bigId().notNull(),
    kind: text().notNull(),
    subjectId: bigId().notNull(),
    publishedAt: moment().notNull(),
    at: createdAt(),
  },
  (alert) => [primaryKey({ columns: [alert.searchId, alert.kind, alert.subjectId, alert.publishedAt] })],
);
