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
