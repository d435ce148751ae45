import type { FoodCategory } from '@souk/contract/modules/scanner/words';
import { checkDigitOf } from '@souk/food/codes/gtin';
import type { Label } from '@souk/food/judging/evidence';
import type { Db } from '../../platform/db/database.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { addProduct } from './products/add-product.ts';
import type { Declared, PackNutrition, ProductRow } from './products/product.tables.ts';

let built = 0;

/** A valid code that no other product has. */
export function nextGtin(): string {
  built += 1;
  const body = `93${String(process.pid % 100_000).padStart(5, '0')}${String(built).padStart(5, '0')}`;
  return `${body}${checkDigitOf(body)}`;
}

interface FoodOptions {
  gtin?: string;
  name?: string;
  brand?: string;
  category?: FoodCategory;
  ingredients?: string;
  nutrition?: PackNutrition;
  /** Language → list, in addition to the English one. */
  lists?: Record<string, string>;
  labels?: Label[];
  declared?: Declared;
  /** Verified by default. */
  state?: 'verified' | 'pending';
  owner?: { id: number };
}

/** A food created by the real verb; by default verified and from Souk. */
export function buildFood(db: Db, options: FoodOptions = {}): Promise<ProductRow> {
  const { gtin = nextGtin(), name = 'Tea biscuits', brand = null, category = 'other', owner } = options;
  return db.transaction(async (tx) => {
    const product = await addProduct(tx, {
      gtin,
      state: options.state ?? 'verified',
      source: owner ? 'user' : 'house',
      createdBy: owner?.id,
      facts: {
        name,
        brand,
        quantity: '200 g',
        category,
        countries: ['AU'],
        mainLanguage: 'en',
        ingredients: { en: options.ingredients ?? 'Wheat flour, sugar, salt', ...options.lists },
        nutrition: options.nutrition ?? null,
        labels: options.labels ?? [],
        declared: options.declared ?? null,
      },
    });
    if (!product) throw new Error(`The code ${gtin} is taken.`);
    return product;
  });
}

/** Foods that everybody sees. */
export const openFoods: RowBuilders = { 'scanner.product': async ({ db }) => (await buildFood(db)).id };

/** Foods that wait for an admin. */
export const hiddenFoods: RowBuilders = {
  'scanner.product': async ({ db, owner }) => (await buildFood(db, { state: 'pending', owner })).id,
};
