import type { LineRow } from './line.tables.ts';

export const isOpen = ({ cancelledAt }: Pick<LineRow, 'cancelledAt'>): boolean => cancelledAt === null;

/** What can still be refunded for a line. */
export const leftOf = ({
  totalCents,
  refundedCents,
}: Pick<LineRow, 'totalCents' | 'refundedCents'>): number => totalCents - refundedCents;

/** Pieces of a line that were handed over and are neither returned nor on their way back. */
export const keptOf = ({
  fulfilledQuantity,
  returningQuantity,
  returnedQuantity,
}: Pick<LineRow, 'fulfilledQuantity' | 'returningQuantity' | 'returnedQuantity'>): number =>
  fulfilledQuantity - returningQuantity - returnedQuantity;

/** A line's name on invoices and in commissions: the thing with its options. */
export const lineName = ({ title, options }: Pick<LineRow, 'title' | 'options'>): string =>
  [title, ...Object.values(options)].join(', ');

export interface LineShare {
  lineId: number;
  cents: number;
}

type Refundable = Pick<LineRow, 'id' | 'totalCents' | 'refundedCents'>;

/**
 * Splits an amount over lines in proportion to what is left of each; the last line takes the rounding difference, and
 * the excess belongs to an extra.
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

/** The first shares up to an amount. */
export function cappedShares(shares: readonly LineShare[], cents: number): LineShare[] {
  let left = cents;
  return shares.map(({ lineId, cents: wanted }) => {
    const share = Math.min(wanted, left);
    left -= share;
    return { lineId, cents: share };
  });
}
