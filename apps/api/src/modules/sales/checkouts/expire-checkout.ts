import type { TimedMove } from '../../../platform/module.ts';
import { lockCheckout } from './checkout.queries.ts';
import { closeCheckout, hasArrived } from './close-checkout.ts';

/** Closes a checkout that was not paid in time. */
export const expireCheckout: TimedMove = (db, checkoutId) =>
  db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (checkout.state !== 'open' || (await hasArrived(tx, checkout))) return;
    await closeCheckout(tx, checkout, { move: 'expire', by: 'system' });
  });
