import type { ChargebackShareRow } from '../chargebacks/chargeback.tables.ts';
import type { JournalKind, JournalLineRow } from '../ledger/journal.tables.ts';
import type { PartRow } from '../parts/part.tables.ts';

type Share = Pick<ChargebackShareRow, 'cents' | 'commissionCents' | 'commissionGstCents'>;

/** A line of a payout with what its journal booked beside it, debits positive. */
export interface Booked {
  kind: JournalKind;
  /** On what the seller is owed. */
  ownCents: number;
  /** On what was held for them. */
  heldCents: number;
  commissionCents: number;
  commissionGstCents: number;
}

/** What a line did to a sale: the price less refunds, the commission and its GST add up to its amount. */
export interface SaleOfLine {
  priceCents: number;
  refundedCents: number;
  commissionCents: number;
  commissionGstCents: number;
}

/** Whether a line of a lost chargeback is the share that this part has borne. */
export const bearsShare = (
  line: Pick<JournalLineRow, 'sellerId' | 'cents'>,
  { sellerId }: Pick<PartRow, 'sellerId'>,
  { cents, commissionCents, commissionGstCents }: Share,
): boolean => line.sellerId === sellerId && line.cents === cents - commissionCents - commissionGstCents;

const negated = (cents: number): number => 0 - cents;

/**
 * Derives a line's amount from its sale by what its journal booked, not by how the sale stands now: a release pays
 * what was held, and later refunds and chargebacks take their own shares back.
 */
export function saleOfLine(booked: Booked, part: Pick<PartRow, 'cents'>, share: Share | null): SaleOfLine {
  if (share)
    return {
      priceCents: 0,
      refundedCents: share.cents,
      commissionCents: negated(share.commissionCents),
      commissionGstCents: negated(share.commissionGstCents),
    };
  const fee = {
    commissionCents: negated(booked.commissionCents),
    commissionGstCents: negated(booked.commissionGstCents),
  };
  if (booked.kind === 'release')
    return { priceCents: part.cents, refundedCents: part.cents - booked.heldCents, ...fee };
  const refundedCents = booked.ownCents + booked.commissionCents + booked.commissionGstCents;
  return { priceCents: 0, refundedCents, ...fee };
}
