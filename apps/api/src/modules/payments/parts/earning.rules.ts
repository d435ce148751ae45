import { leftOf } from './part.rules.ts';
import type { PartRow } from './part.tables.ts';

/** What a journal did to a seller's sum, credits above zero. */
export interface Effect {
  priceCents: number;
  commissionCents: number;
  commissionGstCents: number;
}

export const amountOf = ({ priceCents, commissionCents, commissionGstCents }: Effect): number =>
  priceCents + commissionCents + commissionGstCents;

/** Lines of a journal over one sale, summed by account as they are booked: debits above zero. */
export interface Booked {
  /** On what is held for the seller and what they are owed. */
  ownCents: number;
  commissionCents: number;
  gstCents: number;
}

/** What left the seller for the house, or came back from there, is commission; the rest is the price's. */
export const effectOf = ({ ownCents, commissionCents, gstCents }: Booked): Effect => ({
  priceCents: 0 - ownCents - commissionCents - gstCents,
  commissionCents,
  commissionGstCents: gstCents,
});

type Sale = Parameters<typeof leftOf>[0] & Pick<PartRow, 'releasedAt' | 'earnedCents' | 'earnedGstCents'>;

/** What the seller gets of a sale as it is; of one that is not earned yet, what they would get now. */
export function earningsOf(part: Sale) {
  const left = leftOf(part);
  const isEarned = part.releasedAt !== null;
  const commissionCents = isEarned ? part.earnedCents : left.earnedCents;
  const commissionGstCents = isEarned ? part.earnedGstCents : left.earnedGstCents;
  const getsCents = left.leftCents - commissionCents - commissionGstCents;
  return { isEarned, commissionCents, commissionGstCents, getsCents };
}
