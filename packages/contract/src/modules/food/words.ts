/**
 * Words of the food engine on the wire. The contract does not import the engine; where the API passes one's words to
 * the other, the compiler checks that both are equal.
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
