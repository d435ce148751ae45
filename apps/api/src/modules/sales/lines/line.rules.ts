import { gstWithin } from '../../payments/index.ts';
import type { LineRow, NewLine } from './line.tables.ts';

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

/** Pieces of a line that are still to be handed over. */
export const unfulfilledOf = ({
  quantity,
  fulfilledQuantity,
  cancelledAt,
}: Pick<LineRow, 'quantity' | 'fulfilledQuantity' | 'cancelledAt'>): number =>
  cancelledAt === null ? quantity - fulfilledQuantity : 0;

/** What is divided where a line is cut in two. */
type Portion = Pick<LineRow, 'quantity' | 'discountCents' | 'totalCents' | 'gstCents' | 'refundedCents'>;

/** A line cut into what was handed over and the rest; both together are the line to the cent. */
export function cutLine(line: Portion & Pick<LineRow, 'unitCents' | 'fulfilledQuantity'>): {
  fulfilled: Portion;
  rest: Portion;
} {
  const { quantity, unitCents, totalCents, gstCents, refundedCents } = line;
  const pieces = line.fulfilledQuantity;
  const cents = Math.floor((totalCents * pieces) / quantity);
  const fulfilled = {
    quantity: pieces,
    discountCents: unitCents * pieces - cents,
    totalCents: cents,
    gstCents: Math.floor((gstCents * pieces) / quantity),
    // By the price, so that neither side has given back more than was paid for it.
    refundedCents: totalCents === 0 ? 0 : Math.floor((refundedCents * cents) / totalCents),
  };
  const rest = {
    quantity: quantity - pieces,
    discountCents: line.discountCents - fulfilled.discountCents,
    totalCents: totalCents - cents,
    gstCents: gstCents - fulfilled.gstCents,
    refundedCents: refundedCents - fulfilled.refundedCents,
  };
  return { fulfilled, rest };
}

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

/** Splits an amount in proportion to size, exact to the cent: the largest remainders get the rest. */
export function splitOver(cents: number, sizes: readonly number[]): number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole === 0) return sizes.map(() => 0);
  const exact = sizes.map((size) => (cents * size) / whole);
  const shares = exact.map(Math.floor);
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** New lines less what is taken off each, in their order; the tax in them is that of the lower price. */
export const linesLess = (
  lines: readonly NewLine[],
  offCents: readonly number[],
  gstPercent: number,
): NewLine[] =>
  lines.map((line, index) => {
    const off = Math.min(offCents[index] ?? 0, line.totalCents);
    if (off === 0) return line;
    const totalCents = line.totalCents - off;
    return {
      ...line,
      discountCents: (line.discountCents ?? 0) + off,
      totalCents,
      gstCents: line.isGstFree ? 0 : gstWithin(totalCents, gstPercent),
    };
  });
