import { shareOf } from '../commissions/commission.rules.ts';

interface Standing {
  cents: number;
  refundedCents: number;
}

/**
 * By how much a chargeback exceeds what its payer is still owed of the charge, after refunds and other chargebacks.
 */
export const questionedOf = (cents: number, charged: { cents: number; givenCents: number }): number =>
  Math.max(0, cents - Math.max(0, charged.cents - charged.givenCents));

/**
 * Splits a lost amount over the parts of its payment, in proportion to what is left of each; the last part takes the
 * rounding difference. What the parts cannot cover is the house's loss.
 */
export function spread(cents: number, parts: readonly Standing[]): { shares: number[]; lossCents: number } {
  const left = parts.map((part) => part.cents - part.refundedCents);
  const total = left.reduce((sum, one) => sum + one, 0);
  const bearable = Math.min(cents, total);
  let spent = 0;
  let before = 0;
  const shares = left.map((one) => {
    before += one;
    const upTo = total === 0 ? 0 : shareOf(bearable, before, total);
    const share = upTo - spent;
    spent = upTo;
    return share;
  });
  return { shares, lossCents: cents - bearable };
}
