import type { FoodComposition } from '@souk/contract/modules/scanner/records';
import type { Analysis } from '@souk/food/analyse';
import { organicShareOf } from '@souk/food/nutrition/estimate-shares';
import { notGraded } from '@souk/food/nutrition/not-graded';
import { palmOilIn } from '@souk/food/nutrition/palm-oil';
import { fruitShareOfList, longestEstimated } from '../products/fruit-share.rules.ts';

/** Everything but verdicts that follows from the main list. */
export function presentComposition(list: string, analysis: Analysis): FoodComposition {
  const isEstimated = list !== '' && list.length <= longestEstimated;
  return {
    palm_oil: palmOilIn(list, analysis) ?? null,
    fruit: fruitShareOfList(list) ?? null,
    organic: (isEstimated && organicShareOf(list)) || null,
    not_graded: notGraded(analysis) ?? null,
  };
}
