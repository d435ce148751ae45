import type { Subject } from '@souk/contract/shared/values';
import { clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { checkoutKind } from './checkouts/checkout.life.ts';
import { onPaymentSettled } from './checkouts/on-payment-settled.ts';
import { onRefundGranted } from './refunds/on-refund-granted.ts';

export { expireCheckout } from './checkouts/expire-checkout.ts';
export { findFaults, saleFaults } from './sale-books.ts';

/** Does at once what the reaction to a checkout's money does. */
export const settleCheckout = (db: Db, checkoutId: number): Promise<void> =>
  db.transaction((tx) =>
    onPaymentSettled(tx, {
      eventId: 0,
      at: clock.now(),
      payload: { subject: { kind: checkoutKind, id: checkoutId } },
    }),
  );

/** Tells the kernel of a granted refund once more. */
export const repeatGrantedRefund = (
  db: Db,
  payload: { subject: Subject; refundId: number; cents: number },
): Promise<void> => db.transaction((tx) => onRefundGranted(tx, { eventId: 0, at: clock.now(), payload }));
