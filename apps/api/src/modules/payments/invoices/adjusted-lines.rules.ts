import { spread } from '../chargebacks/chargeback.rules.ts';
import { shareOf } from '../commissions/commission.rules.ts';
import type { InvoiceContent } from './invoice.tables.ts';

type InvoiceLine = InvoiceContent['lines'][number];

/** A refunded line of the sale, named as on its invoice. */
export type RefundedLine = Pick<InvoiceLine, 'description' | 'isGstFree' | 'cents'>;

/** How much of an invoice line a note takes back, by the line's position there. */
export interface AdjustedLine {
  place: number;
  cents: number;
  gstCents: number;
}

interface Left {
  cents: number;
  gstCents: number;
}

function take(left: Left[], place: number, cents: number, gstCents: number): void {
  const line = left[place];
  if (!line) return;
  line.cents -= cents;
  line.gstCents -= gstCents;
}

const shares = (cents: number, left: readonly Left[]): number[] =>
  spread(
    cents,
    left.map((line) => ({ cents: line.cents, refundedCents: 0 })),
  ).shares;

/** What earlier notes have left of each line; an old note that names no line took from all in proportion. */
function leftOf(lines: readonly InvoiceLine[], notes: readonly InvoiceLine[]): Left[] {
  const left = lines.map(({ cents, gstCents }) => ({ cents, gstCents }));
  for (const { cents, gstCents, adjustsLine } of notes) {
    if (adjustsLine !== undefined) {
      take(left, adjustsLine, -cents, -gstCents);
      continue;
    }
    const gst = spread(
      -gstCents,
      left.map((line) => ({ cents: line.gstCents, refundedCents: 0 })),
    ).shares;
    for (const [place, share] of shares(-cents, left).entries()) take(left, place, share, gst[place] ?? 0);
  }
  return left;
}

/**
 * How much of each line a refund takes back: the lines it names first, and for the rest whatever is left of the
 * others.
 */
function takenOf(
  lines: readonly InvoiceLine[],
  left: readonly Left[],
  wish: { cents: number; lines: readonly RefundedLine[] },
): number[] {
  const taken = lines.map(() => 0);
  let rest = wish.cents;
  for (const named of wish.lines) {
    let open = Math.min(named.cents, rest);
    for (const [place, line] of lines.entries()) {
      if (line.description !== named.description || line.isGstFree !== named.isGstFree) continue;
      const part = Math.min(open, (left[place]?.cents ?? 0) - (taken[place] ?? 0));
      taken[place] = (taken[place] ?? 0) + part;
      open -= part;
      rest -= part;
    }
  }
  const others = left.map((line, place) => ({ cents: line.cents, refundedCents: taken[place] ?? 0 }));
  return spread(rest, others).shares.map((share, place) => share + (taken[place] ?? 0));
}

/**
 * What a note takes back of each line of its invoice, with its GST; a GST-free line returns none. All notes together
 * return each line and its GST to the cent.
 */
export function adjustedLines(
  lines: readonly InvoiceLine[],
  notes: readonly InvoiceLine[],
  wish: { cents: number; lines: readonly RefundedLine[] },
): AdjustedLine[] {
  const left = leftOf(lines, notes);
  return takenOf(lines, left, wish).flatMap((cents, place) => {
    const whole = left[place];
    if (cents === 0 || !whole) return [];
    return [{ place, cents, gstCents: shareOf(whole.gstCents, cents, whole.cents) }];
  });
}
