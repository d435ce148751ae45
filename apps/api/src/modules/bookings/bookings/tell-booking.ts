import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';
import type { Said } from '../../../platform/texts/say.ts';
import { type NewNotification, notify } from '../../notifications/index.ts';
import { bookingKind } from './booking.life.ts';
import type { Side } from './booking.policy.ts';
import type { BookingRow } from './booking.tables.ts';

type Told = Pick<BookingRow, 'id' | 'customerId' | 'sellerId' | 'state'>;

export interface News {
  booking: Told;
  to: Side;
  /** What has happened, once per booking. */
  step: string;
  subject: Said;
  text: Said;
  /** Reminders are switched on and off by themselves. */
  kind?: 'reminder';
  /** Another link of its mail. */
  also?: NewNotification['also'];
}

/** The booking's page for either side, whatever its kind. */
export const bookingPaths = {
  buyer: (bookingId: number) => `/my-bookings/detail/${bookingId}`,
  seller: (bookingId: number) => `/business-bookings/detail/${bookingId}`,
  calendar: (bookingId: number) => `/my-bookings/detail/${bookingId}/calendar.ics`,
};

const receiverOf = ({ booking, to }: News): number | null =>
  to === 'customer' ? booking.customerId : booking.sellerId;

/** Refreshes the open pages of both sides. */
export async function showBooking(tx: Tx, { id, customerId, sellerId, state }: Told): Promise<void> {
  const people = [customerId, sellerId].flatMap((userId) => userId ?? []);
  for (const userId of people.toSorted((one, other) => one - other))
    await tellUser(tx, userId, 'booking', { booking_id: id, status: state });
}

/** Tells both sides about bookings, in the order of their ids so that there is no deadlock; a walk-in has no inbox. */
export async function tellBookings(tx: Tx, news: readonly News[]): Promise<void> {
  const inOrder = news
    .flatMap((one) => {
      const userId = receiverOf(one);
      return userId === null ? [] : [{ ...one, userId }];
    })
    .sort((one, other) => one.userId - other.userId);
  for (const { booking, to, step, subject, text, userId, kind = 'booking', also } of inOrder) {
    await notify(tx, {
      userId,
      kind,
      subject,
      text,
      path: bookingPaths[to === 'customer' ? 'buyer' : 'seller'](booking.id),
      key: `booking:${booking.id}:${step}:${to}`,
      senderId: to === 'customer' ? booking.sellerId : booking.customerId,
      about: { kind: bookingKind, id: booking.id },
      also,
    });
    await tellUser(tx, userId, 'booking', { booking_id: booking.id, status: booking.state });
  }
}
