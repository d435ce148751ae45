import type { BoostKind, BoostPrice } from '@souk/contract/modules/promotions/boosts';

/** Days of a boost that a plan includes. */
export const includedDays = 7;

export const choiceValue = ({ boost, days }: Pick<BoostPrice, 'boost' | 'days'>): string =>
  `${boost}:${days}`;

/** `premium:14` as the fields of the call, which refuses an invalid choice. */
export function choiceOf(value: unknown): { boost?: string; days?: string } {
  const [boost, days] = typeof value === 'string' ? value.split(':') : [];
  return boost && days ? { boost, days } : {};
}

/** The choice that costs what the address says, else the first of the list. */
export function firstChoice(prices: readonly BoostPrice[], cents: number | null): string {
  const first = prices.find(({ price }) => price.cents === cents) ?? prices[0];
  return first ? choiceValue(first) : '';
}

/** Whether the plan still includes this one. */
export const isIncluded = (
  { boost, days }: Pick<BoostPrice, 'boost' | 'days'>,
  left: Record<BoostKind, number>,
): boolean => days === includedDays && left[boost] > 0;
