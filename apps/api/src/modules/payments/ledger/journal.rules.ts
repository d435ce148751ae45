import type { Account } from './journal.tables.ts';

/** One line of a journal: a positive amount is a debit, a negative one a credit. */
export interface Line {
  account: Account;
  /** Whose account; given for `held` and `payable` only. */
  sellerId?: number;
  cents: number;
}

/** Drops lines of zero: a journal lists only accounts that change. */
export const moving = (lines: readonly Line[]): Line[] => lines.filter(({ cents }) => cents !== 0);

interface Share {
  sellerId: number | null;
  cents: number;
  /** The rate kept at the sale; takes precedence over today's. */
  gstPercent?: number | null;
}

/** GST inside a price that includes it, rounded half up: 1/11 at 10 % (A New Tax System Act 1999, s 9-70). */
export const gstWithin = (cents: number, gstPercent: number): number =>
  Math.round((cents * gstPercent) / (100 + gstPercent));

/** A payer's money arrives: sellers' shares are held for them, and the house's own are earned at once. */
export function paymentLines(shares: readonly Share[], gstPercent: number): Line[] {
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  const credits = shares.flatMap(({ sellerId, cents, gstPercent: kept }): Line[] => {
    if (sellerId !== null) return [{ account: 'held', sellerId, cents: -cents }];
    const gstCents = gstWithin(cents, kept ?? gstPercent);
    return [
      { account: 'promotions', cents: gstCents - cents },
      { account: 'gst', cents: -gstCents },
    ];
  });
  return moving([{ account: 'provider-cash', cents: total }, ...credits]);
}

/** A duplicate payment is owed back in full. */
export const surplusLines = (cents: number): Line[] => [
  { account: 'provider-cash', cents },
  { account: 'refunds-due', cents: -cents },
];

interface Earned {
  sellerId: number;
  cents: number;
  commissionCents: number;
  commissionGstCents: number;
}

/** A sale is completed: what was held becomes the seller's, less commission and its GST. */
export const releaseLines = ({ sellerId, cents, commissionCents, commissionGstCents }: Earned): Line[] =>
  moving([
    { account: 'held', sellerId, cents },
    { account: 'commission', cents: -commissionCents },
    { account: 'gst', cents: -commissionGstCents },
    { account: 'payable', sellerId, cents: commissionCents + commissionGstCents - cents },
  ]);

/** A buyer is promised a refund before the seller has earned the money. */
export const heldRefundLines = (sellerId: number, cents: number): Line[] => [
  { account: 'held', sellerId, cents },
  { account: 'refunds-due', cents: -cents },
];

/** The same after completion: the seller returns what they got of it, and the house its commission. */
export const earnedRefundLines = ({ sellerId, cents, commissionCents, commissionGstCents }: Earned): Line[] =>
  moving([
    { account: 'payable', sellerId, cents: cents - commissionCents - commissionGstCents },
    { account: 'commission', cents: commissionCents },
    { account: 'gst', cents: commissionGstCents },
    { account: 'refunds-due', cents: -cents },
  ]);

/** What the house itself sold is refunded with its share of the GST. */
export function houseRefundLines(cents: number, gstCents: number): Line[] {
  return moving([
    { account: 'promotions', cents: cents - gstCents },
    { account: 'gst', cents: gstCents },
    { account: 'refunds-due', cents: -cents },
  ]);
}

/** The provider, or the house by bank transfer, has refunded the money. */
export const refundSentLines = (cents: number, by: 'provider' | 'house' = 'provider'): Line[] => [
  { account: 'refunds-due', cents },
  { account: by === 'house' ? 'bank' : 'provider-cash', cents: -cents },
];

/** An admin has closed a refund that could not be paid: the house keeps the money until somebody claims it. */
export const writtenOffLines = (cents: number): Line[] => [
  { account: 'refunds-due', cents },
  { account: 'adjustments', cents: -cents },
];
