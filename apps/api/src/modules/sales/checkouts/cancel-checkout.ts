import type { Db } from '../../../platform/db/database.ts';
import { checkBuyerOf } from './checkout.policy.ts';
import { lockCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { closeCheckout } from './close-checkout.ts';

/** The buyer cancels an unpaid checkout. */
export function cancelCheckout(db: Db, buyer: { id: number }, checkoutId: number): Promise<CheckoutRow> {
  return db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    checkBuyerOf(checkout, buyer);
    return closeCheckout(tx, checkout, { move: 'cancel', by: 'buyer', byUserId: buyer.id });
  });
}
