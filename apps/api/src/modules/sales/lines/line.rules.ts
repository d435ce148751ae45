import type { LineRow } from './line.tables.ts';

export const isOpen = ({ cancelledAt }: Pick<LineRow, 'cancelledAt'>): boolean => cancelledAt === null;

/** What can still be given back for a line. */
export const leftOf = ({
  totalCents,
  refundedCents,
}: Pick<LineRow, 'totalCents' | 'refundedCents'>): number => totalCents - refundedCents;

/** Pieces of a line that were handed over and are neither back nor on their way. */
export const keptOf = ({
  fulfilledQuantity,
  returningQuantity,
  returnedQuantity,
}: Pick<LineRow, 'fulfilledQuantity' | 'returningQuantity' | 'returnedQuantity'>): number =>
  fulfilledQuantity - returningQuantity - returnedQuantity;

/** A line as invoices and commissions name it: the thing with its options. */
export const lineName = ({ title, options }: Pick<LineRow, 'title' | 'options'>): string =>
  [title, ...Object.values(options)].join(', ');

export interface LineShare {
  lineId: number;
  cents: number;
}

type Refundable = Pick<LineRow, 'id' | 'totalCents' | 'refundedCents'>;

/**
 * How an amount falls on lines in proportion to what is left of each, the last taking what rounding leaves; what is
 * over is an extra's.
 */
export function sharesOf(lines: readonly Refundable[], cents: number): LineShare[] {
  const whole = lines.reduce((sum, line) => sum + leftOf(line), 0);
  const wanted = Math.min(cents, whole);
  let before = 0;
  let spent = 0;
  return lines.map((line) => {
    before += leftOf(line);
    const upTo = whole === 0 ? 0 : Math.floor((wanted * before) / whole);
    const share = upTo - spent;
    spent = upTo;
    return { lineId: line.id, cents: share };
  });
}

/** The first shares, up to an amount. */
export function cappedShares(shares: readonly LineShare[], cents: number): LineShare[] {
  let left = cents;
  return shares.map(({ lineId, cents: wanted }) => {
    const share = Math.min(wanted, left);
    left -= share;
    return { lineId, cents: share };
  });
}
