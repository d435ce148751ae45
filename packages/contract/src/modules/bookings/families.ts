import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { pageOf } from '../../shared/page.ts';
import type { BusinessType } from '../../shared/seller-types.ts';
import { optionalText } from '../../shared/texts.ts';
import { Nothing, ownId } from '../../shared/values.ts';
import { DisputeDetail, disputeFiles, OpenDisputeFields, ReplyDisputeFields } from '../disputes/disputes.ts';
import { PayFields, Payment } from '../payments/payments.ts';
import { AddReviewFields, Review, reviewFiles } from '../reviews/reviews.ts';
import { CancelFields, RescheduleFields, UpdateFields } from './booking-fields.ts';
import { Booking, BookingDetail, BookingsQuery } from './bookings.ts';
import type { BookingKind } from './statuses.ts';

const moved = 'Booking updated successfully.';
const paying = [
  'payment-failed',
  'payment-move-not-allowed',
  'checkout-move-not-allowed',
  'instalment-move-not-allowed',
  'booking-move-not-allowed',
] as const;

/**
 * The calls that every kind of booking has (spec §7: `spa-bookings`, `beauty-bookings` …): one description, made once
 * for each kind. How a booking is made, and what of it can be changed, is the kind's own.
 */
export const bookingFamily = <
  const K extends BookingKind,
  const P extends string,
  const S extends readonly BusinessType[],
>(
  kind: K,
  { path, sellers }: { path: P; sellers: S },
) => {
  const params = z.object({ booking_id: ownId(`bookings.${kind}-booking`) });
  const row = (name: string) => [`bookings/${kind}-${name}`];
  const base = `/${path}` as const;
  const one = `${base}/:booking_id` as const;
  return {
    kind,
    list: endpoint({
      method: 'GET',
      path: base,
      spec: row('list'),
      access: 'signed-in',
      summary: `Own ${kind} bookings, as customer or as seller, the newest first.`,
      query: BookingsQuery,
      reply: pageOf(Booking),
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      spec: row('get'),
      access: 'signed-in',
      summary: `One ${kind} booking, for its two sides.`,
      params,
      reply: BookingDetail,
    }),
    update: endpoint({
      method: 'PUT',
      path: one,
      spec: row('update'),
      access: 'signed-in',
      summary: `Changes a ${kind} booking: its customer the services, time and note of a request that nobody has answered, its seller the status.`,
      params,
      body: UpdateFields,
      reply: BookingDetail,
      message: moved,
      errors: [
        'booking-move-not-allowed',
        'slot-taken',
        'request-is-sold',
        'service-not-offered',
        'price-changed',
      ],
    }),
    checkout: endpoint({
      method: 'POST',
      path: `${one}/checkout`,
      spec: row('checkout'),
      access: ['private'],
      summary: `Pays what is due of an own ${kind} booking.`,
      params,
      body: PayFields,
      reply: z.object({ booking: Booking, payment: Payment }),
      errors: paying,
    }),
    repay: endpoint({
      method: 'POST',
      path: `${one}/repay`,
      spec: row('repay'),
      access: ['private'],
      summary: `Pays an own ${kind} booking after a payment has failed or was not made.`,
      params,
      body: PayFields,
      reply: z.object({ booking: Booking, payment: Payment }),
      errors: paying,
    }),
    cancel: endpoint({
      method: 'POST',
      path: `${one}/cancel`,
      spec: row('cancel'),
      access: 'signed-in',
      summary: `Cancels a ${kind} booking under the terms it was made with; the money goes back as quoted.`,
      params,
      body: CancelFields,
      reply: BookingDetail,
      message: 'Booking cancelled successfully.',
      errors: ['booking-move-not-allowed', 'sale-move-not-allowed', 'cancellation-changed'],
    }),
    hide: endpoint({
      method: 'DELETE',
      path: one,
      spec: row('delete-history'),
      access: 'signed-in',
      summary: `Takes a ${kind} booking that is over off the own history; the other side keeps it.`,
      params,
      reply: Nothing,
      message: 'Booking deleted successfully.',
      errors: ['booking-move-not-allowed'],
    }),
    dispute: endpoint({
      method: 'POST',
      path: `${one}/dispute`,
      spec: row('dispute'),
      access: ['private'],
      summary: `Opens a dispute about a paid ${kind} booking: nobody is paid until it is decided.`,
      params,
      body: OpenDisputeFields,
      files: disputeFiles,
      reply: DisputeDetail,
      status: 201,
      message: 'Dispute opened successfully.',
      errors: ['booking-move-not-allowed', 'complained-already'],
    }),
    replyDispute: endpoint({
      method: 'POST',
      path: `${one}/dispute-reply`,
      spec: row('dispute-reply'),
      access: 'signed-in',
      summary: `Answers in the dispute about a ${kind} booking.`,
      params,
      body: ReplyDisputeFields,
      files: disputeFiles,
      reply: DisputeDetail,
      errors: ['dispute-closed', 'booking-move-not-allowed'],
    }),
    review: endpoint({
      method: 'POST',
      path: `${one}/review`,
      spec: row('review'),
      access: ['private'],
      summary: `Reviews the business of a completed ${kind} booking, once.`,
      params,
      body: AddReviewFields,
      files: reviewFiles,
      reply: Review,
      status: 201,
      message: 'Review added successfully.',
      errors: ['rated-already', 'own-participation', 'booking-move-not-allowed'],
    }),
    confirm: endpoint({
      method: 'POST',
      path: `${one}/confirm`,
      spec: row('confirm'),
      access: sellers,
      acting: 'allowed',
      summary: `Confirms a received ${kind} booking; where it has to be paid first, the customer is asked to.`,
      params,
      reply: BookingDetail,
      message: moved,
      errors: ['booking-move-not-allowed'],
    }),
    decline: endpoint({
      method: 'POST',
      path: `${one}/decline`,
      spec: row('decline'),
      access: sellers,
      acting: 'allowed',
      summary: `Declines a received ${kind} booking; what was paid goes back.`,
      params,
      body: z.object({ reason: optionalText(500) }),
      reply: BookingDetail,
      message: moved,
      errors: ['booking-move-not-allowed'],
    }),
    reschedule: endpoint({
      method: 'POST',
      path: `${one}/reschedule`,
      spec: row('reschedule'),
      access: 'signed-in',
      summary: `Proposes another time for a ${kind} booking; one that nobody has confirmed yet moves at once.`,
      params,
      body: RescheduleFields,
      reply: BookingDetail,
      message: moved,
      errors: ['booking-move-not-allowed', 'slot-taken'],
    }),
  };
};

export const spaBookings = bookingFamily('spa', { path: 'spa-bookings', sellers: ['wellbeing', 'spa'] });
export const beautyBookings = bookingFamily('beauty', { path: 'beauty-bookings', sellers: ['beauty'] });
export const handymanBookings = bookingFamily('handyman', {
  path: 'handyman-bookings',
  sellers: ['handyman', 'professional'],
});
export const eventBookings = bookingFamily('events', { path: 'event-bookings', sellers: ['events'] });

export const bookingFamilies = [spaBookings, beautyBookings, handymanBookings, eventBookings] as const;
export type BookingFamily = (typeof bookingFamilies)[number];
