import type { Verdicts } from '@souk/contract/modules/food/judgements';
import { searchModules } from '@souk/contract/modules/search/listing';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';

export const search = pgSchema('search');

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** A point on the globe in three dimensions, so that distances are correct everywhere. */
export const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/** 2 premium, 1 featured, 0 neither. */
export type Tier = 0 | 1 | 2;

/** What a list item shows besides the columns; written by the module that owns the thing. */
export interface ListingCard {
  slug: string;
  image?: string | null;
  images?: string[];
  /** As shown: suburb, state and postcode. */
  location?: string;
  seller?: { id: number; name: string; image: string | null } & Record<string, unknown>;
  category?: { id: number; name: string; slug: string };
  template_slug?: string | null;
  price_type?: string;
  price_unit?: 'week' | null;
  is_sold?: boolean;
  was_price_cents?: number | null;
  is_deal?: boolean;
  is_sold_out?: boolean;
  rating_count?: number;
  food?: { verdicts: Verdicts };
  facts?: string[];
}

export const documents = search.table('documents', {
  id: identityId(),
  kind: text().notNull(),
  subjectId: bigId().notNull(),
  module: text({ enum: searchModules }).notNull(),
  ownerId: bigId().notNull(),
  categoryIds: integer().array().notNull(),
  rootId: integer().generatedAlwaysAs(sql`category_ids[1]`),
  branchId: integer().generatedAlwaysAs(sql`category_ids[2]`),
  title: text().notNull(),
  words: tsvector().notNull(),
  facetIds: integer().array().notNull(),
  placeIds: integer().array().notNull(),
  numbers: jsonb().$type<Record<string, number>>().notNull(),
  priceCents: bigint({ mode: 'number' }),
  lat: doublePrecision(),
  lng: doublePrecision(),
  spot: cube(),
  tier: smallint().$type<Tier>().notNull(),
  rating: doublePrecision().notNull(),
  publishedAt: moment().notNull(),
  lane: integer().generatedAlwaysAs(sql`id >> 13`),
  path: text().notNull(),
  card: jsonb().$type<ListingCard>().notNull(),
});
export type DocumentRow = typeof documents.$inferSelect;

/** The columns that a list item is built from. */
export const listingColumns = {
  id: documents.id,
  kind: documents.kind,
  subjectId: documents.subjectId,
  module: documents.module,
  ownerId: documents.ownerId,
  title: documents.title,
  priceCents: documents.priceCents,
  lat: documents.lat,
  lng: documents.lng,
  tier: documents.tier,
  rating: documents.rating,
  publishedAt: documents.publishedAt,
  path: documents.path,
  card: documents.card,
};
export type FoundDocument = Pick<DocumentRow, keyof typeof listingColumns>;

export const lexiconChanges = search.table('lexicon_changes', {
  id: identityId(),
  title: text().notNull(),
  keywords: text().notNull(),
  module: text().notNull(),
  categoryId: integer(),
  delta: smallint().notNull(),
});

export const categoryNames = search.table('category_names', {
  categoryId: integer().primaryKey(),
  module: text({ enum: searchModules }).notNull(),
  name: text().notNull(),
  slug: text().notNull(),
  plain: text().notNull(),
  documents: integer().notNull().default(0),
});
