import type { Reader, Tx } from '../../../platform/db/database.ts';
import { releaseHeld } from '../../availability/index.ts';
import { cancelPayment, findPaymentOf, hasSettled } from '../../payments/index.ts';
import { lockOrdersOf, moveOrder } from '../orders/order.queries.ts';
import { giveBackPromoUses } from '../promo-codes/promo-code.queries.ts';
import { checkoutKind } from './checkout.life.ts';
import { moveCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';

const subjectOf = ({ id }: Pick<CheckoutRow, 'id'>) => ({ kind: checkoutKind, id });

/** The money is there already, and the reaction to it is about to place the orders. */
export const hasArrived = (reader: Reader, checkout: Pick<CheckoutRow, 'id'>): Promise<boolean> =>
  hasSettled(reader, subjectOf(checkout));

interface Closing {
  move: 'expire' | 'cancel';
  by: 'buyer' | 'system';
  byUserId?: number;
}

/** Ends a locked checkout that nobody has paid: its payment is given up, its orders lapse, its stock goes back. */
export async function closeCheckout(
  tx: Tx,
  checkout: CheckoutRow,
  { move, by, byUserId }: Closing,
): Promise<CheckoutRow> {
  const actor = byUserId === undefined ? { by } : { by, byUserId };
  const closed = await moveCheckout(tx, checkout, { move, ...actor });
  const payment = await findPaymentOf(tx, subjectOf(checkout));
  if (payment && ['created', 'requires-action', 'processing'].includes(payment.state))
    await cancelPayment(tx, payment.id);
  const lapsed = await lockOrdersOf(tx, checkout.id);
  for (const order of lapsed) await moveOrder(tx, order, { move: 'lapse', ...actor });
  await giveBackPromoUses(
    tx,
    lapsed.map(({ id }) => id),
  );
  await releaseHeld(tx, subjectOf(checkout));
  return closed;
}
