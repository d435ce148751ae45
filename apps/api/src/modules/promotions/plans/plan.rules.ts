import type { PlanPeriod } from '@souk/contract/modules/promotions/plans';
import type { Settings } from '@souk/contract/modules/settings/values';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { PlanRow } from './plan.tables.ts';

export const isFree = ({ cents }: Pick<PlanRow, 'cents'>): boolean => cents === 0;

/** How many ads may be active at a time without a subscription; null if unlimited. */
export const freeLimit = (sellerType: SellerType, settings: Settings): number | null =>
  sellerType === 'private' ? settings.privateAdLimit : (settings.planLimits[sellerType] ?? null);

/** The higher of two limits; a paid plan never allows less than the free one. */
export const higherLimit = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** What a plan gives this kind of seller. */
export const limitOf = (
  plan: Pick<PlanRow, 'cents' | 'adLimit'>,
  sellerType: SellerType,
  settings: Settings,
): number | null => {
  const free = freeLimit(sellerType, settings);
  return isFree(plan) ? free : higherLimit(plan.adLimit, free);
};

const months: Record<PlanPeriod, number> = { monthly: 1, yearly: 12 };

/** A plan's price per month, so that plans of different periods can be compared. */
export const monthlyCents = ({ cents, period }: Pick<PlanRow, 'cents' | 'period'>): number =>
  cents / months[period];

/** The same time a month or a year later; the 31st becomes the last day of a shorter month. */
export function endOfPeriod(start: Date, period: PlanPeriod): Date {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months[period]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}
