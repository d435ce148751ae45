import { shareOf } from '../commissions/commission.rules.ts';
import {
  earnedRefundLines,
  gstWithin,
  heldRefundLines,
  houseRefundLines,
  type Line,
  releaseLines,
} from '../ledger/journal.rules.ts';
import type { PartRow } from './part.tables.ts';

type Amounts = Pick<PartRow, 'cents' | 'refundedCents' | 'commissionCents' | 'commissionGstCents'>;
export type Standing = Amounts &
  Pick<PartRow, 'sellerId' | 'gstPercent' | 'releasedAt' | 'earnedCents' | 'earnedGstCents'>;

/** The new state of a part, and the lines that book the change. */
export interface Step {
  changes: Partial<Pick<PartRow, 'refundedCents' | 'earnedCents' | 'earnedGstCents'>>;
  lines: Line[];
}

/** What is left of a part, and the share of the agreed commission that goes with it. */
export function leftOf({ cents, refundedCents, commissionCents, commissionGstCents }: Amounts) {
  const leftCents = cents - refundedCents;
  return {
    leftCents,
    earnedCents: shareOf(commissionCents, leftCents, cents),
    earnedGstCents: shareOf(commissionGstCents, leftCents, cents),
  };
}

/** A seller's part is earned: the rest becomes theirs, less its commission. */
export function release(sellerId: number, part: Amounts): Step {
  const { leftCents, earnedCents, earnedGstCents } = leftOf(part);
  const earned = {
    sellerId,
    cents: leftCents,
    commissionCents: earnedCents,
    commissionGstCents: earnedGstCents,
  };
  return { changes: { earnedCents, earnedGstCents }, lines: leftCents === 0 ? [] : releaseLines(earned) };
}

/** GST included in what is left of one of the house's own sales, at the rate of the sale. */
export function houseGstOf({ cents, gstPercent }: Pick<PartRow, 'cents' | 'gstPercent'>, givenBackCents = 0) {
  if (gstPercent === null) throw new Error('a part that was not paid has no rate of GST');
  return gstWithin(cents - givenBackCents, gstPercent);
}

/** Refunds an amount out of what is held, what the seller has earned, or the house's own money. */
export function refundStep(part: Standing, cents: number): Step {
  const refundedCents = part.refundedCents + cents;
  if (part.sellerId === null) {
    const gstCents = houseGstOf(part, part.refundedCents) - houseGstOf(part, refundedCents);
    return { changes: { refundedCents }, lines: houseRefundLines(cents, gstCents) };
  }
  if (part.releasedAt === null)
    return { changes: { refundedCents }, lines: heldRefundLines(part.sellerId, cents) };

  const { earnedCents, earnedGstCents } = leftOf({ ...part, refundedCents });
  const lines = earnedRefundLines({
    sellerId: part.sellerId,
    cents,
    commissionCents: part.earnedCents - earnedCents,
    commissionGstCents: part.earnedGstCents - earnedGstCents,
  });
  return { changes: { refundedCents, earnedCents, earnedGstCents }, lines };
}
