import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { instalmentKind, instalmentLife } from '../instalments/instalment.life.ts';
import { getInstalment } from '../instalments/instalment.queries.ts';
import { getSale, listSalesOf, lockSalesOf } from '../sales/sale.queries.ts';
import { waiveSale } from '../sales/waive-sale.ts';
import { plansOf, tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { getCheckout } from './checkout.queries.ts';

/** The authorised amount of sales that have begun was released: it will not be paid. */
async function expireAuthorisations(tx: Tx, checkoutId: number): Promise<void> {
  for (const sale of await lockSalesOf(tx, checkoutId)) {
    if (sale.plan?.capture !== 'later') continue;
    await waiveSale(tx, sale.id, sale.totalCents - sale.waivedCents);
    await plansOf(sale).onAuthorisationExpired(tx, sale);
  }
}

async function failInstalment(tx: Tx, instalmentId: number, paymentId: number): Promise<void> {
  const instalment = await getInstalment(tx, instalmentId);
  if (!instalmentLife.moves.pay.from.includes(instalment.state)) return;
  const sale = await getSale(tx, instalment.saleId);
  await plansOf(sale).onInstalmentFailed(tx, sale, { instalment, paymentId });
}

async function failCheckout(tx: Tx, checkoutId: number, paymentId: number): Promise<void> {
  const checkout = await getCheckout(tx, checkoutId);
  if (checkout.state === 'paid') return expireAuthorisations(tx, checkout.id);
  if (checkout.state !== 'open') return;
  const sales = await listSalesOf(tx, checkout.id);
  await tradeOf(checkout).life.onPaymentFailed(tx, sales, { checkout, paymentId });
}

/** The provider refused: what is still owed can be paid in another attempt, and the trade says so. */
export async function onPaymentFailed(
  tx: Tx,
  { payload: { subject, paymentId } }: Happening<{ paymentId: number; subject: Subject }>,
): Promise<void> {
  if (subject.kind === checkoutKind) await failCheckout(tx, subject.id, paymentId);
  else if (subject.kind === instalmentKind) await failInstalment(tx, subject.id, paymentId);
}
