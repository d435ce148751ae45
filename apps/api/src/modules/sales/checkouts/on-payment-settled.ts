import type { Subject } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { listLinesOf } from '../lines/line.queries.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { lockSalesOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout, lockCheckout, moveCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';

/** What a paid checkout claims is taken, and its sales begin. */
async function place(tx: Tx, checkout: CheckoutRow, sales: readonly SaleRow[]): Promise<void> {
  await moveCheckout(tx, checkout, { move: 'pay', by: 'system', set: { paidAt: clock.now() } });
  const { claims, life } = tradeOf(checkout);
  const lines = await listLinesOf(
    tx,
    sales.map(({ id }) => id),
  );
  await claims.take(tx, { checkout, lines });
  await life.onPlaced(tx, { checkout, sales, lines });
}

/** The money came after the claims had gone back: all of it returns. */
async function returnLateMoney(tx: Tx, checkout: CheckoutRow, lapsed: readonly SaleRow[]): Promise<void> {
  for (const sale of lapsed)
    await refundSale(tx, sale, {
      cents: sale.totalCents - sale.refundedCents,
      reason: 'Paid after the time had run out',
      key: `sale:${sale.id}:late`,
      by: 'system',
      byUserId: null,
      isCapped: true,
    });
  await tradeOf(checkout).life.onPaidTooLate(tx, lapsed);
}

/** A checkout is paid: its claims are taken and its sales are placed, or the money goes back. */
export async function onPaymentSettled(
  tx: Tx,
  { payload: { subject } }: Happening<{ subject: Subject }>,
): Promise<void> {
  if (subject.kind !== checkoutKind) return;
  const known = await getCheckout(tx, subject.id);
  await tradeOf(known).life.lockFirst(tx, known.buyerId);
  const checkout = await lockCheckout(tx, subject.id);
  const sales = await lockSalesOf(tx, checkout.id);
  if (checkout.state === 'open') await place(tx, checkout, sales);
  else if (checkout.state !== 'paid') await returnLateMoney(tx, checkout, sales);
}
