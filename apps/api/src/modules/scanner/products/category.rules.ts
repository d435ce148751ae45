import type { FoodCategory } from '@souk/contract/modules/scanner/words';
import type { StarCategory } from '@souk/food/nutrition/health-stars';
import type { ScoredKind } from '@souk/food/nutrition/nutri-score';

const scoredKinds: Partial<Record<FoodCategory, ScoredKind>> = {
  cheese: 'cheese',
  'red-meat': 'red-meat',
  'fats-and-oils': 'fat',
  'nuts-and-seeds': 'fat',
  milk: 'drink',
  drinks: 'drink',
  'tea-and-coffee': 'drink',
  water: 'water',
};

const starCategories: Partial<Record<FoodCategory, StarCategory>> = {
  drinks: '1',
  'tea-and-coffee': '1',
  milk: '1D',
  yogurt: '2D',
  'fats-and-oils': '3',
  cheese: '3D',
};

/** Neither system rates supplements, baby food and plain water. */
const unrated: readonly FoodCategory[] = ['supplements', 'baby-food', 'water'];

export const isRated = (category: FoodCategory): boolean => !unrated.includes(category);
export const scoredKindOf = (category: FoodCategory): ScoredKind => scoredKinds[category] ?? 'food';
export const starCategoryOf = (category: FoodCategory): StarCategory => starCategories[category] ?? '2';
