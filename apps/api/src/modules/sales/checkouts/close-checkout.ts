import type { Reader, Tx } from '../../../platform/db/database.ts';
import { cancelPayment, findPaymentOf, hasSettled } from '../../payments/index.ts';
import { lockSalesOf } from '../sales/sale.queries.ts';
import { type LapseActor, tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { moveCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';

const subjectOf = ({ id }: Pick<CheckoutRow, 'id'>) => ({ kind: checkoutKind, id });

/** The money has arrived, and the reaction to it is about to place the sales. */
export const hasArrived = (reader: Reader, checkout: Pick<CheckoutRow, 'id'>): Promise<boolean> =>
  hasSettled(reader, subjectOf(checkout));

/** Ends a locked, unpaid checkout: cancels its payment, lets its sales lapse and returns its claims. */
export async function closeCheckout(
  tx: Tx,
  checkout: CheckoutRow,
  { move, ...actor }: LapseActor & { move: 'expire' | 'cancel' },
): Promise<CheckoutRow> {
  const closed = await moveCheckout(tx, checkout, { move, ...actor });
  const payment = await findPaymentOf(tx, subjectOf(checkout));
  if (payment) await cancelPayment(tx, payment.id);
  const { life, claims } = tradeOf(checkout);
  const lapsed = await lockSalesOf(tx, checkout.id);
  await life.onLapsed(tx, lapsed, actor);
  await claims.release(tx, checkout);
  return closed;
}
