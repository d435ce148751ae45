import type { Analysis } from '@souk/food/analyse';
import { fruitShareOf, type Share } from '@souk/food/nutrition/estimate-shares';

/** Shares are estimated in the background; longer lists get none. */
export const longestEstimated = 1000;

const counted = new Set(['fruit', 'vegetable', 'pulse']);

/** The share of fruit, vegetables and pulses in a list that is short enough to compute it. */
export const fruitShareOfList = (list: string): Share | undefined =>
  list !== '' && list.length <= longestEstimated ? fruitShareOf(list) : undefined;

/**
 * The share that counts for the score if the pack prints none: the minimum that the list allows, so that an estimate
 * never flatters a food.
 */
export function fruitPercentFrom(list: string, { findings }: Pick<Analysis, 'findings'>): number | undefined {
  const hasFruit = findings.some(({ named }) =>
    named.some(({ entry }) => entry?.group !== undefined && counted.has(entry.group)),
  );
  return hasFruit ? fruitShareOfList(list)?.least : undefined;
}
