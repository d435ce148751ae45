import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { dateFilters, PageQuery, pageOf } from '../../shared/page.ts';
import { Day, Id, Moment, Money, ownId } from '../../shared/values.ts';
import { PayFields, Payment } from '../payments/payments.ts';
import { Refund } from '../payments/refunds.ts';
import { type BookingTab, bookingKinds, bookingStates, bookingTabs, openBookingMoves } from './statuses.ts';
import { bookableTypes, bookingPayments, CancellationStep, confirmations } from './terms.ts';
import { WorkChange } from './work-change-values.ts';

const Party = z.object({ id: Id, name: z.string(), image: z.string().nullable() });

/** One thing that is booked: a service with what was chosen with it. */
export const BookedItem = z
  .object({
    kind: z.string(),
    id: Id,
    title: z.string(),
    options: z.record(z.string(), z.string()),
    quantity: z.int(),
    unit_price: Money,
    discount: Money,
    total: Money,
    is_gst_free: z.boolean(),
  })
  .meta({ id: 'BookedItem' });

/** What was taken off the price, and why: a promotion, a package, a deal. */
export const Reduction = z
  .object({ kind: z.string(), id: Id, title: z.string(), amount: Money })
  .meta({ id: 'Reduction' });

/** Another time that one side has proposed; until it is answered the booking keeps its own. */
export const TimeProposal = z
  .object({
    id: Id,
    by: z.enum(['customer', 'seller']),
    starts_at: Moment,
    ends_at: Moment,
    date: Day,
    start_time: z.string(),
    expires_at: Moment,
    reason: z.string().nullable(),
  })
  .meta({ id: 'TimeProposal' });

/** What happens next, who does it, and until when; after that time acts as `otherwise` says. */
export const BookingStep = z
  .object({
    step: z.enum(['pay', 'answer', 'come', 'work', 'confirm', 'verdict']),
    by: z.enum(['customer', 'seller', 'both', 'admin']),
    due_at: Moment.nullable(),
    otherwise: z.enum(['Expired', 'Job-Done', 'Completed']).nullable(),
  })
  .meta({ id: 'BookingStep' });
export type BookingStep = z.infer<typeof BookingStep>;

const Instalment = z.object({
  id: Id,
  label: z.string(),
  amount: Money,
  due_at: Moment.nullable(),
  is_paid: z.boolean(),
});

/** What cancelling would give back now. */
const CancellationQuote = z.object({ refund: Money, kept: Money, valid_until: Moment.nullable() });

/** A booking as its customer or its seller sees it. Date and times are those of the seller's place. */
export const Booking = z
  .object({
    booking_id: Id,
    booking_number: z.string(),
    module: z.enum(bookingKinds),
    status: z.enum(bookingStates),
    role: z.enum(['customer', 'seller']),
    customer: Party.extend({ id: Id.nullable(), phone: z.string().nullable() }),
    seller: Party.extend({ slug: z.string().nullable(), business_id: Id.nullable() }),
    items: z.array(BookedItem),
    title: z.string(),
    starts_at: Moment,
    ends_at: Moment,
    date: Day,
    start_time: z.string(),
    end_time: z.string(),
    time_zone: z.string(),
    /** The people, rooms and other resources that are taken for it. */
    resources: z.array(z.object({ id: Id, name: z.string(), kind: z.string() })),
    address: z.string().nullable(),
    note: z.string().nullable(),
    sub_total: Money,
    discount: Money,
    /** The discount by its reasons; it is in the prices of the items already. */
    reductions: z.array(Reduction),
    gst: Money,
    total: Money,
    paid: Money,
    refunded: Money,
    payment: z.enum(bookingPayments),
    confirmation: z.enum(confirmations),
    cancellation_steps: z.array(CancellationStep),
    no_show_percent: z.int(),
    is_no_show: z.boolean(),
    /** Until when its customer can contest that they did not come; null for any other. */
    contest_until: Moment.nullable(),
    cancel_reason: z.string().nullable(),
    created_at: Moment,
    paid_at: Moment.nullable(),
    completed_at: Moment.nullable(),
    cancelled_at: Moment.nullable(),
    next: BookingStep.nullable(),
    proposal: TimeProposal.nullable(),
    moves: z.array(z.enum(openBookingMoves)),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof Booking>;

const BookingEvent = z.object({
  move: z.string(),
  status: z.enum(bookingStates),
  by: z.string(),
  reason: z.string().nullable(),
  at: Moment,
});

export const BookingDetail = Booking.extend({
  instalments: z.array(Instalment),
  /** The newest try to pay; for the customer alone. */
  last_payment: Payment.nullable(),
  refunds: z.array(Refund),
  /** What comes back if the viewer cancels now; null where they cannot. */
  if_cancelled: CancellationQuote.nullable(),
  /** What comes back if the seller says now that the customer did not come; null where they cannot. */
  if_no_show: CancellationQuote.nullable(),
  /** What its sides have changed about the work or wanted to, in order; the total counts those that were accepted. */
  work_changes: z.array(WorkChange),
  dispute_id: Id.nullable(),
  invoice_id: Id.nullable(),
  history: z.array(BookingEvent),
}).meta({ id: 'BookingDetail' });
export type BookingDetail = z.infer<typeof BookingDetail>;

const tabs = Object.keys(bookingTabs) as [BookingTab, ...BookingTab[]];

export const BookingsQuery = PageQuery.extend({
  status: z.enum(bookingStates).optional().catch(undefined),
  tab: z.enum(tabs).optional().catch(undefined),
  date_filter: z.enum(dateFilters).optional().catch(undefined),
  module_type: z.enum(bookingKinds).optional().catch(undefined),
});
export type BookingsQuery = z.output<typeof BookingsQuery>;

const params = z.object({ booking_id: ownId('bookings.booking') });

export const listMyBookings = endpoint({
  method: 'GET',
  path: '/my-bookings',
  spec: ['bookings/my-bookings'],
  access: ['private'],
  summary: 'Own bookings of every kind, the newest first.',
  query: BookingsQuery,
  reply: pageOf(Booking),
});

export const listPreviousBookings = endpoint({
  method: 'GET',
  path: '/previous-bookings',
  spec: ['bookings/previous-bookings'],
  access: 'signed-in',
  summary: 'Bookings that are over, on the own side: the newest first.',
  query: BookingsQuery,
  reply: pageOf(Booking),
});

export const listBusinessBookings = endpoint({
  method: 'GET',
  path: '/business-bookings',
  spec: ['bookings/business-bookings'],
  access: bookableTypes,
  summary: 'Received bookings, the newest first; those of a day or a month by their start.',
  query: BookingsQuery.extend({
    /** Only bookings that start in these days of the seller's place, by their start. */
    from: blankAsMissing(day().optional()).catch(undefined),
    until: blankAsMissing(day().optional()).catch(undefined),
  }),
  reply: pageOf(Booking),
});

export const getBooking = endpoint({
  method: 'GET',
  path: '/bookings/:booking_id',
  access: 'signed-in',
  summary: 'One booking of any kind, for its two sides.',
  params,
  reply: BookingDetail,
});

/** A call on a booking of the seller's or the customer's that only moves it. */
const moving = {
  method: 'POST',
  params,
  reply: BookingDetail,
  message: 'Booking updated successfully.',
  errors: ['booking-move-not-allowed'],
} as const satisfies Partial<Endpoint>;

export const startBooking = endpoint({
  ...moving,
  path: '/bookings/:booking_id/start',
  spec: ['bookings/job-start'],
  access: bookableTypes,
  acting: 'allowed',
  summary: 'The customer is there, the work begins; a price agreed on the spot is paid there.',
});

export const finishJob = endpoint({
  ...moving,
  path: '/bookings/:booking_id/job-done',
  spec: ['bookings/job-done'],
  access: bookableTypes,
  acting: 'allowed',
  summary: 'The work is done: the customer confirms it or complains within three days.',
});

export const completeBooking = endpoint({
  ...moving,
  path: '/bookings/:booking_id/complete',
  spec: ['bookings/booking-complete'],
  access: ['private'],
  summary: 'Confirms the work: the seller is paid, both may review.',
});

export const markNoShow = endpoint({
  ...moving,
  path: '/bookings/:booking_id/no-show',
  access: bookableTypes,
  summary:
    'The customer has not come: what the terms keep is the seller’s; the customer may contest it within 14 days.',
});

export const answerProposal = endpoint({
  ...moving,
  path: '/bookings/:booking_id/proposal',
  access: 'signed-in',
  summary: 'Accepts or declines the other side’s proposed time; the own one can be taken back.',
  body: z.object({ answer: z.enum(['accept', 'decline']) }),
  errors: ['booking-move-not-allowed', 'slot-taken'],
});

const checkoutBody = PayFields.extend({ booking_id: ownId('bookings.booking') });

export const payBooking = endpoint({
  method: 'POST',
  path: '/booking-checkout',
  spec: ['payments/booking-checkout'],
  access: ['private'],
  summary: 'Pays what is due of an own booking, or tries again after a refusal.',
  body: checkoutBody,
  reply: z.object({ payment: Payment, booking: Booking, gst: Money, total: Money }),
  errors: [
    'payment-failed',
    'payment-move-not-allowed',
    'checkout-move-not-allowed',
    'instalment-move-not-allowed',
    'booking-move-not-allowed',
  ],
});

const month = z
  .string({ error: 'Month is required.' })
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Please enter valid date.')
  .meta({ examples: ['2030-01'] });

export const listBookingsByMonth = endpoint({
  method: 'GET',
  path: '/bookings-by-month',
  spec: ['vendor/bookings-by-month'],
  access: 'signed-in',
  summary:
    'The own bookings of a month that are not called off, by day; a business gets what it has received.',
  query: z.object({
    month: blankAsMissing(month.optional()),
    module_type: z.enum(bookingKinds).optional().catch(undefined),
  }),
  reply: z.array(z.object({ date: Day, bookings: z.array(Booking) })),
});
