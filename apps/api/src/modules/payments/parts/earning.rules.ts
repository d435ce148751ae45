import { leftOf } from './part.rules.ts';
import type { PartRow } from './part.tables.ts';

/** What a journal did to the seller's amount, credits positive. */
export interface Effect {
  priceCents: number;
  commissionCents: number;
  commissionGstCents: number;
}

export const amountOf = ({ priceCents, commissionCents, commissionGstCents }: Effect): number =>
  priceCents + commissionCents + commissionGstCents;

/** A journal's lines for one sale, summed by account, debits positive. */
export interface Booked {
  /** On what is held for the seller, and on what they are owed. */
  ownCents: number;
  commissionCents: number;
  gstCents: number;
}

/** Whatever moved between the seller and the house is commission; the rest belongs to the price. */
export const effectOf = ({ ownCents, commissionCents, gstCents }: Booked): Effect => ({
  priceCents: 0 - ownCents - commissionCents - gstCents,
  commissionCents,
  commissionGstCents: gstCents,
});

type Sale = Parameters<typeof leftOf>[0] & Pick<PartRow, 'releasedAt' | 'earnedCents' | 'earnedGstCents'>;

/**
 * What the seller gets for a sale as it stands; for one not yet earned, what they would get if it were completed now.
 */
export function earningsOf(part: Sale) {
  const left = leftOf(part);
  const isEarned = part.releasedAt !== null;
  const commissionCents = isEarned ? part.earnedCents : left.earnedCents;
  const commissionGstCents = isEarned ? part.earnedGstCents : left.earnedGstCents;
  const getsCents = left.leftCents - commissionCents - commissionGstCents;
  return { isEarned, commissionCents, commissionGstCents, getsCents };
}
