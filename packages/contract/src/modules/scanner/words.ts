/**
 * Words of the food engine as they stand on the wire. The contract knows no engine; where the API hands one's words to
 * the other, the compiler sees that both have the same.
 */
export const halalStatuses = ['halal', 'unknown', 'doubtful', 'haram'] as const;
export type HalalStatus = (typeof halalStatuses)[number];

export const schools = ['hanafi', 'maliki', 'shafii', 'hanbali'] as const;
export const strictnesses = ['lenient', 'standard', 'strict'] as const;
export const diets = ['vegan', 'vegetarian'] as const;
export const dietStates = ['yes', 'maybe', 'no', 'unknown'] as const;

export const allergens = [
  ...(['wheat', 'rye', 'barley', 'oats', 'spelt', 'milk', 'egg', 'soy', 'peanut', 'almond'] as const),
  ...(['brazil nut', 'cashew', 'hazelnut', 'macadamia', 'pecan', 'pine nut', 'pistachio'] as const),
  ...(['walnut', 'nuts', 'sesame', 'fish', 'crustacean', 'mollusc', 'celery', 'mustard'] as const),
  ...(['lupin', 'sulphites'] as const),
] as const;

/** Shelves of the scanner; the specification names one by its place here, from 1 on, so new ones only follow. */
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
