import type { LineRow } from './line.tables.ts';

export const isOpen = ({ cancelledAt }: Pick<LineRow, 'cancelledAt'>): boolean => cancelledAt === null;

/** What can still be given back for a line. */
export const leftOf = ({
  totalCents,
  refundedCents,
}: Pick<LineRow, 'totalCents' | 'refundedCents'>): number => totalCents - refundedCents;

/** A line as invoices and commissions name it: the thing with its options. */
export const lineName = ({ title, options }: Pick<LineRow, 'title' | 'options'>): string =>
  [title, ...Object.values(options)].join(', ');

export interface LineShare {
  lineId: number;
  cents: number;
}

type Refundable = Pick<LineRow, 'id' | 'totalCents' | 'refundedCents'>;

/** How an amount falls on lines, each up to what is left of it; what is over is an extra's or goodwill. */
export function sharesOf(lines: readonly Refundable[], cents: number): LineShare[] {
  let left = cents;
  return lines.map((line) => {
    const share = Math.min(leftOf(line), left);
    left -= share;
    return { lineId: line.id, cents: share };
  });
}
