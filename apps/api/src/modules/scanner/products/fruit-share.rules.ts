import type { Analysis } from '@souk/food/analyse';
import { fruitShareOf, type Share } from '@souk/food/nutrition/estimate-shares';

/** Shares are estimated in the background; longer lists get none. */
export const longestEstimated = 1000;

const counted = new Set(['fruit', 'vegetable', 'pulse']);

/** Fruit, vegetables and pulses of a list, where its length lets them be worked out. */
export const fruitShareOfList = (list: string): Share | undefined =>
  list !== '' && list.length <= longestEstimated ? fruitShareOf(list) : undefined;

/**
 * The share that a score may count where the pack prints none: the least that the list leaves, so that an estimate makes
 * no food look better than it is.
 */
export function fruitPercentFrom(list: string, { findings }: Pick<Analysis, 'findings'>): number | undefined {
  const hasFruit = findings.some(({ named }) =>
    named.some(({ entry }) => entry?.group !== undefined && counted.has(entry.group)),
  );
  return hasFruit ? fruitShareOfList(list)?.least : undefined;
}
