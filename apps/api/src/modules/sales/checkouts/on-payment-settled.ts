import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { settleInstalment } from '../instalments/settle-instalment.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { releaseSale } from '../sales/release-sale.ts';
import { lockSalesOf, owedOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { plansOf, tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout, lockCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { placeCheckout } from './place-checkout.ts';

/** The money came after the claims were returned: all of it is refunded. */
async function returnLateMoney(tx: Tx, checkout: CheckoutRow, lapsed: readonly SaleRow[]): Promise<void> {
  for (const sale of lapsed)
    await refundSale(tx, sale, {
      cents: owedOf(sale),
      reason: 'Paid after the time had run out',
      key: `sale:${sale.id}:late`,
      by: 'system',
      byUserId: null,
      isCapped: true,
    });
  await tradeOf(checkout).life.onPaidTooLate(tx, lapsed);
}

/**
 * The amount authorised at the sale was captured; if the sale was cancelled in the meantime, the seller keeps it.
 */
async function noteCapture(tx: Tx, sales: readonly SaleRow[]): Promise<void> {
  for (const sale of sales) {
    if (sale.plan?.capture !== 'later') continue;
    if (sale.cancelledAt || sale.completedAt) await releaseSale(tx, sale);
    await plansOf(sale).onCaptured(tx, sale);
  }
}

async function settleCheckout(tx: Tx, checkoutId: number): Promise<void> {
  const known = await getCheckout(tx, checkoutId);
  await tradeOf(known).life.lockFirst(tx, known.buyerId);
  const checkout = await lockCheckout(tx, checkoutId);
  const sales = await lockSalesOf(tx, checkout.id);
  if (checkout.state === 'open') await placeCheckout(tx, checkout, sales);
  else if (checkout.state === 'paid') await noteCapture(tx, sales);
  else await returnLateMoney(tx, checkout, sales);
}

/** Money has arrived: places a checkout's sales, marks an instalment paid, or refunds what came too late. */
export async function onPaymentSettled(
  tx: Tx,
  { payload: { subject } }: Happening<{ subject: Subject }>,
): Promise<void> {
  if (subject.kind === checkoutKind) await settleCheckout(tx, subject.id);
  else if (subject.kind === instalmentKind) await settleInstalment(tx, subject.id);
}
