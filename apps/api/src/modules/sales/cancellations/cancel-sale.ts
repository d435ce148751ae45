import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { captureSale } from '../captures/capture-sale.ts';
import { voidSale } from '../captures/void-sale.ts';
import { getCheckout } from '../checkouts/checkout.queries.ts';
import { dropInstalments } from '../instalments/drop-instalments.ts';
import { recordArrived } from '../instalments/record-arrived.ts';
import { listLinesOf, markCancelled } from '../lines/line.queries.ts';
import { isOpen } from '../lines/line.rules.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { releaseSale } from '../sales/release-sale.ts';
import { markSaleCancelled } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { tradeOf } from '../trade.ts';
import type { CancellationQuote, Canceller } from './cancellation.rules.ts';
import { isAuthorised, quoteCancellation } from './quote-cancellation.ts';

export interface Cancellation {
  by: Canceller;
  byUserId: number | null;
  reason: string;
  /** Whoever cancels has seen a quote; if the amount has changed since, cancelling is refused. */
  quotedCents?: number;
}

const actorOf = {
  buyer: 'buyer',
  seller: 'seller',
  admin: 'admin',
  system: 'system',
  'no-show': 'seller',
} as const;

/** Refunds what was paid, as quoted; the seller gets what the policy keeps. */
async function settleMoney(
  tx: Tx,
  sale: SaleRow,
  { by, byUserId, reason, quote }: Cancellation & { quote: CancellationQuote },
): Promise<void> {
  const { refundCents, retainedCents } = quote;
  if (await isAuthorised(tx, sale)) {
    if (retainedCents > 0) await captureSale(tx, sale, retainedCents);
    else await voidSale(tx, sale);
    return;
  }
  const key = `sale:${sale.id}:cancelled`;
  await refundSale(tx, sale, { cents: refundCents, reason, key, by: actorOf[by], byUserId });
  await dropInstalments(tx, sale.id);
  if (retainedCents > 0) await releaseSale(tx, sale);
}

/**
 * Cancels what is left of a locked sale under its agreed policy: refunds the money as quoted and returns what was not
 * handed over. The trade moves its own row and tells both sides.
 */
export async function cancelSale(
  tx: Tx,
  sale: SaleRow,
  cancellation: Cancellation,
): Promise<CancellationQuote> {
  const { state } = await getCheckout(tx, sale.checkoutId);
  if (state !== 'paid' || sale.cancelledAt || sale.completedAt) throw new Problem('sale-move-not-allowed');
  await recordArrived(tx, sale.id);
  const quote = await quoteCancellation(tx, sale, cancellation.by);
  const { quotedCents = quote.refundCents } = cancellation;
  if (quotedCents !== quote.refundCents) throw new Problem('cancellation-changed', { data: quote });

  const open = (await listLinesOf(tx, [sale.id])).filter(isOpen);
  await settleMoney(tx, sale, { ...cancellation, quote });
  const unsent = open.filter(({ fulfilledQuantity }) => fulfilledQuantity === 0);
  await markCancelled(
    tx,
    unsent.map(({ id }) => id),
  );
  await markSaleCancelled(tx, sale.id);
  const pieces = open.map((line) => ({ line, quantity: line.quantity - line.fulfilledQuantity }));
  await tradeOf(sale).claims.restore(
    tx,
    sale,
    pieces.filter(({ quantity }) => quantity > 0),
  );
  return quote;
}
