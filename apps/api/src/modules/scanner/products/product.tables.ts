import {
  type FoodCategory,
  type FoodSource,
  foodSources,
  foodStatuses,
  halalStatuses,
} from '@souk/contract/modules/scanner/words';
import type { Allergen } from '@souk/food/allergens';
import type { Analysis } from '@souk/food/analyse';
import type { Label } from '@souk/food/judging/evidence';
import {
  boolean,
  char,
  date,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const scanner = pgSchema('scanner');

/** Per 100 g or 100 ml; null if the pack does not say. */
export interface PackNutrition {
  energyKj: number | null;
  fatG: number | null;
  saturatedG: number | null;
  carbohydratesG: number | null;
  sugarsG: number | null;
  fibreG: number | null;
  proteinG: number | null;
  saltG: number | null;
  fruitPercent: number | null;
}

/** An allergen as declared: "gluten" does not name the cereal. */
export type DeclaredAllergen = Allergen | 'gluten';

/** What a record declares besides its lists of ingredients, to be compared with them. */
export interface Declared {
  contains: DeclaredAllergen[];
  mayContain: DeclaredAllergen[];
  /** Numbers without the E. */
  additives: string[];
  /** What its categories say it is: pork, alcohol. */
  shelves: string[];
}

/** What a pack states; the engine judges by it. */
export interface PackFacts {
  name: string;
  brand: string | null;
  quantity: string | null;
  category: FoodCategory;
  countries: string[];
  /** Language → ingredients as printed. */
  ingredients: Record<string, string>;
  mainLanguage: string;
  nutrition: PackNutrition | null;
  labels: Label[];
  /** Null if the record's source declares nothing. */
  declared: Declared | null;
}

export interface ProductChange {
  field: 'name' | 'brand' | 'quantity' | 'category' | 'ingredients' | 'labels' | 'nutrition' | 'declared';
  language: string | null;
  before: string;
  after: string;
}

export const products = scanner.table('products', {
  id: identityId(),
  gtin: char({ length: 13 }).notNull(),
  name: text().notNull(),
  brand: text(),
  quantity: text(),
  category: text().$type<FoodCategory>().notNull(),
  countries: text().array().notNull(),
  ingredients: jsonb().$type<PackFacts['ingredients']>().notNull(),
  mainLanguage: char({ length: 2 }).notNull(),
  nutrition: jsonb().$type<PackNutrition>(),
  labels: jsonb().$type<Label[]>().notNull(),
  declared: jsonb().$type<Declared>(),
  source: text({ enum: foodSources }).$type<FoodSource>().notNull(),
  licence: text(),
  state: text({ enum: foodStatuses }).notNull(),
  rejectReason: text(),
  createdBy: bigId(),
  clientKey: text(),
  claimedStatus: text({ enum: halalStatuses }),
  version: integer().notNull().default(1),
  deskStatus: text({ enum: halalStatuses }),
  halalNote: text(),
  engineVersion: integer().notNull(),
  analysedOn: date({ mode: 'string' }).notNull(),
  certifiedUntil: date({ mode: 'string' }),
  verdicts: jsonb().$type<Analysis['verdict']>().notNull(),
  halalStatus: text({ enum: halalStatuses }).notNull(),
  traits: text().array().notNull(),
  allergens: text().array().$type<Allergen[]>().notNull(),
  mayContain: text().array().$type<Allergen[]>().notNull(),
  usualAllergens: jsonb().$type<Analysis['allergens']['usually']>().notNull(),
  isWhole: boolean().notNull(),
  differences: jsonb().$type<Analysis['differences']>().notNull(),
  diets: jsonb().$type<Analysis['diets']>().notNull(),
  additives: text().array().notNull(),
  reasons: text().array().notNull(),
  /** Ids of the sources for the deciding ingredients and for additives. */
  sources: text().array().notNull(),
  nova: smallint(),
  nutriGrade: char({ length: 1 }),
  healthStars: real(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type ProductRow = typeof products.$inferSelect;

export const productVersions = scanner.table(
  'product_versions',
  {
    productId: bigId().notNull(),
    version: integer().notNull(),
    changedAt: moment().notNull(),
    changedBy: bigId(),
    changes: jsonb().$type<ProductChange[]>().notNull(),
  },
  (versions) => [primaryKey({ columns: [versions.productId, versions.version] })],
);

export const popularity = scanner.table('popularity', {
  productId: bigId().primaryKey(),
  scans: integer().notNull(),
});
