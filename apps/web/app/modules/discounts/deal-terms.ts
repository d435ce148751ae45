import { centsOf } from '../../lib/typed-values.ts';

export type DealKind = 'percent' | 'price';

interface Terms {
  kind: DealKind;
  percent: string;
  price: string;
}

const whole = (typed: string): number | null => {
  const value = Number(typed);
  return typed.trim() !== '' && Number.isInteger(value) ? value : null;
};

/** The price under the deal as typed, rounded half up to the cent; undefined while the input makes no sense. */
export function dealCents(priceCents: number, { kind, percent, price }: Terms): number | null {
  if (kind === 'percent') {
    const off = whole(percent);
    return off === null || off < 1 || off > 100 ? null : Math.round((priceCents * (100 - off)) / 100);
  }
  return centsOf(price);
}

export type BadgeVerdict = 'shown' | 'not-lower' | 'not-honest' | 'unknown';

/** Whether the deal would show its badge: below the price, and below the lowest of the 30 days before it. */
export function badgeOf(cents: number | null, priceCents: number, lowestCents: number | null): BadgeVerdict {
  if (cents === null) return 'unknown';
  if (cents >= priceCents) return 'not-lower';
  if (lowestCents === null) return 'unknown';
  return cents < lowestCents ? 'shown' : 'not-honest';
}
