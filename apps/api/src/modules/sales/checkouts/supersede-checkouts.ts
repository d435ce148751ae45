import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockPaymentOf } from '../../payments/index.ts';
import { lockSalesOf } from '../sales/sale.queries.ts';
import type { Trade } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import { lockOpenCheckouts } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { closeCheckout, hasArrived } from './close-checkout.ts';
import { placeCheckout } from './place-checkout.ts';

/** Whether the provider was asked for the money and may still send it. */
async function isUnderWay(tx: Tx, { id }: CheckoutRow): Promise<boolean> {
  const payment = await lockPaymentOf(tx, { kind: checkoutKind, id });
  return payment?.state === 'processing' || payment?.state === 'authorised';
}

/**
 * A buyer pays for one thing of a trade at a time, such as a cart: an unpaid checkout of that trade returns what it holds,
 * and a paid one is placed first. While a payment is in progress its checkout stays, so the same cart is not bought twice.
 */
export async function supersedeCheckouts(
  tx: Tx,
  { kind }: Pick<Trade, 'kind'>,
  buyerId: number,
): Promise<void> {
  for (const checkout of await lockOpenCheckouts(tx, kind, buyerId)) {
    if (await isUnderWay(tx, checkout)) throw new Problem('payment-in-progress');
    if (await hasArrived(tx, checkout)) await placeCheckout(tx, checkout, await lockSalesOf(tx, checkout.id));
    else await closeCheckout(tx, checkout, { move: 'cancel', by: 'buyer', byUserId: buyerId });
  }
}
