import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { cancelPayment, findPaymentOf } from '../../payments/index.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { waiveSale } from '../sales/waive-sale.ts';

/** Releases the authorised payment of a locked sale; none of it will ever be paid. */
export async function voidSale(tx: Tx, sale: SaleRow): Promise<void> {
  if (sale.totalCents === 0) return;
  const payment = await findPaymentOf(tx, { kind: checkoutKind, id: sale.checkoutId });
  if (payment?.state !== 'authorised') throw new Problem('payment-move-not-allowed');
  const { state } = await cancelPayment(tx, payment.id);
  if (state !== 'cancelled') throw new Problem('payment-move-not-allowed');
  await waiveSale(tx, sale.id, sale.totalCents - sale.waivedCents);
}
