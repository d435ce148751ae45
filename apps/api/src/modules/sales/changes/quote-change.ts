import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getCheckout } from '../checkouts/checkout.queries.ts';
import { instalmentLife } from '../instalments/instalment.life.ts';
import { listInstalments } from '../instalments/instalment.queries.ts';
import { owedOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { takenOff } from './change.rules.ts';

export interface ChangeQuote {
  /** To be paid in addition, as a share of its own. */
  addCents: number;
  /** Never to be paid any more, by instalment. */
  shares: { id: number; cents: number; leftCents: number }[];
  /** Was paid, and goes back. */
  refundCents: number;
}

async function checkChangeable(reader: Reader, sale: SaleRow): Promise<void> {
  const { state } = await getCheckout(reader, sale.checkoutId);
  const isOpen = state === 'paid' && !sale.cancelledAt && !sale.completedAt;
  if (!isOpen || sale.plan?.capture !== 'at-once') throw new Problem('sale-move-not-allowed');
}

/**
 * What changing the price of a sale by so much does to its money now; `changeSale` does exactly that. Refused is what
 * would leave nothing to sell, or a share that cannot be charged.
 */
export async function quoteChange(
  reader: Reader,
  sale: SaleRow,
  { cents, leastCents }: { cents: number; leastCents: number },
): Promise<ChangeQuote> {
  await checkChangeable(reader, sale);
  if (cents >= 0) {
    if (cents > 0 && cents < leastCents) throw new Problem('change-too-small');
    return { addCents: cents, shares: [], refundCents: 0 };
  }
  if (owedOf(sale) + cents <= 0) throw new Problem('change-too-large');
  const unpaid = (await listInstalments(reader, sale.id)).filter(({ state }) =>
    instalmentLife.moves.drop.from.includes(state),
  );
  const { shares, paidCents } = takenOff(unpaid, -cents);
  if (shares.some(({ leftCents }) => leftCents > 0 && leftCents < leastCents))
    throw new Problem('change-too-small');
  return { addCents: 0, shares, refundCents: paidCents };
}
