import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { wholeNumber } from '../../shared/numbers.ts';

/** Who may be booked through the calls of this module. */
export const bookableTypes = ['handyman', 'professional', 'events', 'beauty', 'wellbeing', 'spa'] as const;

/** When the customer pays. */
export const paymentTimes = ['at-booking', 'deposit', 'after-confirming', 'on-the-spot'] as const;
export type PaymentTime = (typeof paymentTimes)[number];
/** The same of one booking: a quoted one is paid by the plan of its quote. */
export const bookingPayments = [...paymentTimes, 'quoted'] as const;

/** Who says that a booking stands: the calendar at once, or the seller. */
export const confirmations = ['at-once', 'by-hand'] as const;

export const cancellationNames = ['flexible', 'moderate', 'strict', 'own'] as const;

/** Until so many hours before the start this share comes back; the last step ends with the start. */
export const CancellationStep = z.object({
  hours_before: wholeNumber({ min: 0, max: 2160 }),
  refund_percent: wholeNumber({ min: 0, max: 100 }),
});

const orderText = 'Later steps must be closer to the start and must not refund more.';

const steps = z
  .array(CancellationStep)
  .max(6)
  .refine(
    (all) =>
      all.every((step, index) => {
        const next = all[index + 1];
        return !next || (next.hours_before < step.hours_before && next.refund_percent <= step.refund_percent);
      }),
    orderText,
  );

/** A seller's terms: a booking keeps them as they were when it was made. */
export const BookingTerms = z
  .object({
    payment: z.enum(paymentTimes),
    deposit_percent: z.int(),
    confirmation: z.enum(confirmations),
    answer_hours: z.int(),
    cancellation: z.enum(cancellationNames),
    /** What applies, whichever name it has. */
    cancellation_steps: z.array(CancellationStep),
    no_show_percent: z.int(),
  })
  .meta({ id: 'BookingTerms' });
export type BookingTerms = z.infer<typeof BookingTerms>;

export const getBookingTerms = endpoint({
  method: 'GET',
  path: '/booking-terms',
  access: bookableTypes,
  summary: 'Own terms of booking: payment, confirmation, cancelling.',
  reply: BookingTerms,
});

export const saveBookingTerms = endpoint({
  method: 'PUT',
  path: '/booking-terms',
  access: bookableTypes,
  acting: 'allowed',
  summary: 'Sets the own terms of booking; bookings that were made before keep theirs.',
  body: z.object({
    payment: z.enum(paymentTimes),
    deposit_percent: wholeNumber({ label: 'Deposit', min: 5, max: 90 }).default(20),
    confirmation: z.enum(confirmations),
    answer_hours: wholeNumber({ label: 'Hours', min: 1, max: 72 }).default(48),
    cancellation: z.enum(cancellationNames),
    /** For `own` only. */
    cancellation_steps: steps.default([]),
    no_show_percent: wholeNumber({ label: 'Refund', min: 0, max: 100 }).default(0),
  }),
  reply: BookingTerms,
  message: 'Booking terms saved successfully.',
});
