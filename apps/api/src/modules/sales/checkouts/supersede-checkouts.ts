import type { Tx } from '../../../platform/db/database.ts';
import { lockOpenCheckouts } from './checkout.queries.ts';
import { closeCheckout, hasArrived } from './close-checkout.ts';

/** A buyer pays for one cart at a time: their unpaid checkouts release their stock. */
export async function supersedeCheckouts(tx: Tx, buyerId: number): Promise<void> {
  for (const checkout of await lockOpenCheckouts(tx, buyerId))
    if (!(await hasArrived(tx, checkout)))
      await closeCheckout(tx, checkout, { move: 'cancel', by: 'buyer', byUserId: buyerId });
}
