import { say } from '../../../platform/texts/say.ts';
import type { Claims, Trade } from '../../sales/index.ts';
import { bookingKind } from './booking.life.ts';
import { endChargeback } from './end-chargeback.ts';
import { endDisputedBooking } from './end-disputed-booking.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { freezeBookings } from './freeze-bookings.ts';
import { lapseBookings } from './lapse-bookings.ts';
import { placePaidBookings } from './place-paid-bookings.ts';
import { resumeDisputedBooking } from './resume-booking.ts';
import { settleBookingInstalment } from './settle-booking-instalment.ts';
import { bookingPaths } from './tell-booking.ts';
import { hasBegun, tellOverdue } from './tell-overdue.ts';
import { tellPayment } from './tell-payment.ts';

/** A booking takes its time when it is made, before it is sold, and gives it back with its own moves. */
const timeIsClaimed: Claims = {
  hold: async () => undefined,
  take: async () => undefined,
  release: async () => undefined,
  restore: async () => undefined,
};

const neverAuthorised = async (): Promise<void> => {
  throw new Error('Bookings are captured at once.');
};

/** Bookings as a trade on `sales`, whatever is booked. */
export const bookingTrade: Trade = {
  kind: bookingKind,
  purpose: 'booking',
  claims: timeIsClaimed,
  pathOf: bookingPaths,
  life: {
    lockFirst: async () => undefined,
    onPlaced: placePaidBookings,
    onLapsed: lapseBookings,
    onPaidTooLate: (tx, sales) =>
      tellPayment(tx, sales, 'late', {
        subject: say`Your payment came too late`,
        text: say`It arrived after the time for it had run out. You will get all of it back.`,
      }),
    onPaymentFailed: (tx, sales, { paymentId }) =>
      tellPayment(tx, sales, `failed-${paymentId}`, {
        subject: say`payment failed, contact administrator`,
        text: say`Your time is still held for you: please try again.`,
      }),
    onRefundGranted: (tx, sale, { refundId }) =>
      tellPayment(tx, [sale], `refund-${refundId}`, {
        subject: say`Your refund was granted`,
        text: say`The money is on its way back to you.`,
      }),
    onChargebackOpened: freezeBookings,
    onChargebackClosed: endChargeback,
    onDisputeResolved: endDisputedBooking,
    onDisputeWithdrawn: resumeDisputedBooking,
  },
  plans: {
    onInstalmentPaid: settleBookingInstalment,
    onInstalmentFailed: (tx, sale, { paymentId }) =>
      tellPayment(tx, [sale], `failed-${paymentId}`, {
        subject: say`payment failed, contact administrator`,
        text: say`Please try again: until it is paid the booking may be called off.`,
      }),
    onInstalmentOverdue: tellOverdue,
    isStillOwed: hasBegun,
    onInstalmentGivenUp: expireUnpaid,
    onCaptured: neverAuthorised,
    onAuthorisationExpired: neverAuthorised,
  },
};
