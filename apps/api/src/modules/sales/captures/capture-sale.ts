import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { capturePayment, findPaymentOf, type PaymentRow } from '../../payments/index.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { subjectOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { waiveSale } from '../sales/waive-sale.ts';
import { plansOf } from '../trade.ts';

/**
 * Captures the authorised payment of a locked sale, all or part of it; the rest will never be paid. A price of 0 has
 * no payment.
 */
export async function captureSale(
  tx: Tx,
  sale: SaleRow,
  cents: number = sale.totalCents,
): Promise<PaymentRow | null> {
  if (sale.totalCents === 0) {
    await plansOf(sale).onCaptured(tx, sale);
    return null;
  }
  const payment = await findPaymentOf(tx, { kind: checkoutKind, id: sale.checkoutId });
  if (!payment) throw new Problem('payment-move-not-allowed');
  const captured = await capturePayment(tx, payment.id, [{ subject: subjectOf(sale), cents }]);
  if (cents < sale.totalCents) await waiveSale(tx, sale.id, sale.totalCents - cents);
  return captured;
}
