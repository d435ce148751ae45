import type { Money } from '@souk/contract/shared/values';

/** An amount as addresses carry it: `29.00`. */
export const priceParam = ({ cents }: Pick<Money, 'cents'>): string => (cents / 100).toFixed(2);

/** The price in an address in cents; the server decides what is paid, so an invalid one does no harm. */
export function centsOfParam(price: string | undefined): number | null {
  if (!price || !/^\d{1,7}(\.\d{1,2})?$/.test(price)) return null;
  return Math.round(Number(price) * 100);
}

export const planPayPath = (plan: { id: number; price: Money }): string =>
  `/payment/${plan.id}/${priceParam(plan.price)}?type=subscription`;

/** The page on which a boost is paid: private users and businesses have different ones. */
export function boostPayPath(thing: { kind: string; id: number }, price: Money, isPrivate: boolean): string {
  if (isPrivate) return `/boostAd-pay/${thing.id}/${priceParam(price)}`;
  const kind = thing.kind === 'classifieds.ad' ? '' : `&kind=${thing.kind}`;
  return `/payment/${thing.id}/${priceParam(price)}?type=boost${kind}`;
}
