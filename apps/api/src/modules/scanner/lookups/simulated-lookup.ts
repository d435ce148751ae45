import { readOffRecord } from '../imports/off-product.ts';
import type { FoodLookup } from './food-lookup.ts';

/** The simulator knows codes with this prefix: a made-up product each, always the same for a code. */
export const simulatedPrefix = '20';

const recipes = [
  ['Sesame halva', 'Sesame paste 50%, sugar, glucose syrup, natural vanilla flavour', 'en:confectioneries'],
  ['Chicken noodles', 'Wheat flour, palm oil, salt, chicken fat, flavour enhancer (E621)', 'en:meals'],
  ['Fruit gums', 'Glucose syrup, sugar, gelatine (pork), citric acid, colour (E120)', 'en:candies'],
] as const;

/** Stands in for other sources without a network. */
export const simulatedLookup: FoodLookup = {
  find: async (gtin) => {
    const recipe = recipes[Number(gtin.slice(-4, -1)) % recipes.length];
    if (!gtin.startsWith(simulatedPrefix) || !recipe) return undefined;
    const [product_name, ingredients_text, category] = recipe;
    const read = readOffRecord({
      code: gtin,
      product_name,
      ingredients_text,
      lang: 'en',
      brands: 'Simulated',
      categories_tags: [category],
    });
    return 'facts' in read ? read.facts : undefined;
  },
};
