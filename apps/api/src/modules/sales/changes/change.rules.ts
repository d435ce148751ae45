import type { LineRow } from '../lines/line.tables.ts';

interface Share {
  id: number;
  cents: number;
}

/** What an amount takes off the shares that are still to be paid, from the last one backwards; the rest was paid. */
export function takenOff(
  unpaid: readonly Share[],
  cents: number,
): { shares: { id: number; cents: number; leftCents: number }[]; paidCents: number } {
  let left = cents;
  const shares = unpaid.toReversed().map((share) => {
    const off = Math.min(left, share.cents);
    left -= off;
    return { id: share.id, cents: off, leftCents: share.cents - off };
  });
  return { shares: shares.filter((share) => share.cents > 0), paidCents: left };
}

type Rated = { commissionCents: number; commissionGstCents: number };

/** A commission on a price that has grown: its rate stays the one that was agreed. */
export const grownBy = <Agreed extends Rated>(agreed: Agreed, fromCents: number, byCents: number): Agreed => {
  const grown = (cents: number) =>
    fromCents === 0 ? cents : Math.round((cents * (fromCents + byCents)) / fromCents);
  return {
    ...agreed,
    commissionCents: grown(agreed.commissionCents),
    commissionGstCents: grown(agreed.commissionGstCents),
  };
};

type Summed = Pick<LineRow, 'unitCents' | 'quantity' | 'totalCents'>;

/** What lines add to a sale, before and after what was taken off them. */
export function sumsOf(lines: readonly Summed[]) {
  const subTotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  return { subTotalCents, totalCents, discountCents: subTotalCents - totalCents };
}
