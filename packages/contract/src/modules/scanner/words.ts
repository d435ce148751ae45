export {
  allergens,
  dietStates,
  diets,
  type HalalStatus,
  halalStatuses,
  schools,
  strictnesses,
} from '../food/words.ts';

/** Categories of the scanner; the specification names one by its position here, from 1, so new ones go at the end. */
export const foodCategories = [
  ...(['other', 'bread', 'biscuits-and-cakes', 'breakfast', 'crisps-and-snacks', 'confectionery'] as const),
  ...(['chocolate', 'spreads', 'ice-cream-and-desserts', 'milk', 'yogurt', 'cheese'] as const),
  ...(['fats-and-oils', 'eggs', 'red-meat', 'poultry', 'fish-and-seafood', 'meat-alternatives'] as const),
  ...(['ready-meals', 'soups', 'sauces-and-condiments', 'pasta-rice-and-grains'] as const),
  ...(['fruit-and-vegetables', 'nuts-and-seeds', 'drinks', 'water', 'tea-and-coffee'] as const),
  ...(['baking', 'herbs-and-spices', 'baby-food', 'supplements'] as const),
] as const;
export type FoodCategory = (typeof foodCategories)[number];

/** Lists of the scanner's pages (spec: see-all-products). */
export const foodListTypes = [
  'most-recent',
  'most-popular',
  'recently-viewed',
  'my-favourites',
  'my-products',
] as const;
export type FoodListType = (typeof foodListTypes)[number];

export const foodStatuses = ['pending', 'verified', 'rejected'] as const;
export type FoodStatus = (typeof foodStatuses)[number];

export const foodSources = ['house', 'user', 'open-food-facts'] as const;
export type FoodSource = (typeof foodSources)[number];

/** What a photograph of a pack shows. */
export const packSides = ['pack', 'ingredients', 'nutrition'] as const;
export type PackSide = (typeof packSides)[number];

export const maxPackImages = 6;
