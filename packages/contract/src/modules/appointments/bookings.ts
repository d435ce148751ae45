import { z } from 'zod';
import { day, instant } from '../../shared/dates.ts';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf, phone } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { type BusinessType, PlainSellerType } from '../../shared/seller-types.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, GeoAddress, Id, Moment, Money } from '../../shared/values.ts';
import { mostServices, When } from '../bookings/booking-fields.ts';
import { BookedItem, BookingDetail, Reduction } from '../bookings/bookings.ts';
import { type BookingKind, bookingKinds } from '../bookings/statuses.ts';
import { BookingTerms, bookableTypes } from '../bookings/terms.ts';
import { PayFields, Payment } from '../payments/payments.ts';
import { PersonFacts } from './people.ts';

export const chooseServicesText = 'Please choose what you would like to book.';
export const askForQuoteText = 'The price of this service is agreed first: please ask for a quote.';
export const chooseAddressText = 'Please tell us where the work is to be done.';

/** One person of the business; anybody who can do it by default. */
const staff = blankAsMissing(wholeNumber({ min: 1 }).optional());

const addOnIds = listOf(anyId('appointments.add-on', 200), 100).default([]);

/** Services one after another, with what is chosen along with them. */
export const Chosen = {
  business_id: anyId('sellers.business'),
  service_ids: listOf(anyId('appointments.service'), mostServices).refine(
    (ids) => ids.length > 0,
    chooseServicesText,
  ),
  add_on_ids: addOnIds,
  staff,
  /** Heads, for services that are priced so. */
  guests: blankAsMissing(wholeNumber({ label: 'Guests', min: 1, max: 2000 }).optional()),
};

/** Offers that the customer asks for; automatic ones need no asking. */
const OfferFields = {
  /** All of whose services are chosen. */
  package_id: blankAsMissing(anyId('appointments.package').optional()),
  promo_code: optionalText(40),
  /** An automatic promotion of the business; without it the best one applies. */
  promotion_id: blankAsMissing(anyId('discounts.promotion').optional()),
};

/** What the page has said it would cost, in cents; if it costs more by now, booking is refused. */
const quotedCents = blankAsMissing(wholeNumber({ min: 0 }).optional());

/** What somebody needs to know of a business to book it: its kind, its people and its terms. */
export const BookableBusiness = z
  .object({
    business_id: Id,
    user_id: Id,
    business_name: z.string(),
    slug: z.string(),
    seller_type: PlainSellerType,
    /** By whose calls it is booked. */
    kind: z.enum(bookingKinds),
    time_zone: z.string(),
    /** In the business's own order; services name them by these ids. */
    people: z.array(PersonFacts.extend({ id: Id, name: z.string() })),
    terms: BookingTerms,
  })
  .meta({ id: 'BookableBusiness' });
export type BookableBusiness = z.infer<typeof BookableBusiness>;

export const getBookableBusiness = endpoint({
  method: 'GET',
  path: '/bookable-businesses/:business_id',
  access: 'anyone',
  summary: 'Who can be booked at a business, and on what terms.',
  params: z.object({ business_id: anyId('appointments.business') }),
  /** Whether it is on the viewer's wishlist. */
  reply: BookableBusiness.extend({ is_wishlisted: z.boolean() }),
});

const TimeSlot = z
  .object({
    /** At the business's place; on the night when clocks go back a time comes twice. */
    time: z.string(),
    starts_at: Moment,
    available: z.boolean(),
    /** How many people could do it. */
    remaining: z.int(),
    /** Who, by the ids of resources. */
    people: z.array(Id),
  })
  .meta({ id: 'TimeSlot' });

export const findAvailableSlots = endpoint({
  method: 'GET',
  path: '/available-slots',
  spec: ['vendor/available-slots'],
  access: 'anyone',
  summary:
    'A day at a business in steps of its calendar, and which starts are free for services one after another: what is free can be booked, what is not cannot.',
  query: z.object({
    business_id: anyId('sellers.business'),
    service_id: blankAsMissing(anyId('appointments.service').optional()),
    service_ids: listOf(anyId('appointments.service'), mostServices).default([]),
    add_on_ids: addOnIds,
    staff,
    date: day('Date').meta({ examples: ['2030-01-01'] }),
  }),
  reply: z.array(TimeSlot),
  errors: ['service-not-offered'],
});

export const findFreeDays = endpoint({
  method: 'GET',
  path: '/free-days',
  access: 'anyone',
  summary: 'The days from one on, up to six weeks, with how many starts are free on each.',
  query: z.object({
    business_id: anyId('sellers.business'),
    service_ids: listOf(anyId('appointments.service'), mostServices).default([]),
    add_on_ids: addOnIds,
    staff,
    from: day('Date').meta({ examples: ['2030-01-01'] }),
    days: wholeNumber({ min: 1, max: 42 }).catch(31).default(31),
  }),
  reply: z.array(z.object({ date: z.iso.date(), free: z.int(), first: Moment.nullable() })),
  errors: ['service-not-offered'],
});

export const previewBooking = endpoint({
  method: 'POST',
  path: '/booking-preview',
  access: 'anyone',
  acting: 'reading',
  summary: 'What a booking would cost, how long it takes and on what terms; nothing is held yet.',
  body: z.object({
    ...Chosen,
    ...OfferFields,
    starts_at: blankAsMissing(instant().optional()),
    /** Where the work is to be done; one that is too far away is refused, as it is at booking. */
    address: blankAsMissing(GeoAddress.optional()),
  }),
  reply: z.object({
    items: z.array(BookedItem),
    sub_total: Money,
    discount: Money,
    reductions: z.array(Reduction),
    total: Money,
    gst: Money,
    due_now: Money,
    minutes: z.int(),
    needs_address: z.boolean(),
    time_zone: z.string(),
    terms: BookingTerms,
  }),
  errors: ['service-not-offered'],
});

const made = {
  method: 'POST',
  access: ['private'],
  reply: BookingDetail,
  status: 201,
  message: 'Booking created successfully.',
  errors: ['slot-taken', 'service-not-offered', 'own-business', 'price-changed'],
  idempotent: true,
} as const satisfies Partial<Endpoint>;

const BookFields = {
  ...Chosen,
  ...OfferFields,
  quoted_cents: quotedCents,
  ...When,
  /** Where the work is done, if the seller comes to the customer. */
  address: blankAsMissing(GeoAddress.optional()),
  note: optionalText(1000),
};

const summary =
  'Books services of a business, one after another; who comes too late learns the next free times.';

export const bookSpa = endpoint({
  ...made,
  path: '/spa-bookings',
  spec: ['bookings/spa-create'],
  summary,
  body: z.object(BookFields),
});

export const bookBeauty = endpoint({
  ...made,
  path: '/beauty-bookings',
  spec: ['bookings/beauty-create'],
  summary,
  body: z.object(BookFields),
});

const description = text('Description', { max: 3000 });

export const bookHandyman = endpoint({
  ...made,
  path: '/handyman-bookings',
  spec: ['bookings/handyman-create'],
  summary,
  body: z.object({ ...BookFields, description, address: GeoAddress }),
});

export const bookEvent = endpoint({
  ...made,
  path: '/event-bookings',
  spec: ['bookings/events-create'],
  summary,
  body: z.object({
    ...BookFields,
    event_type: text('Event type', { max: 80 }),
    description: optionalText(3000),
  }),
});

/** Whose services are booked as which kind. */
export const kindOfType: Partial<Record<BusinessType, BookingKind>> = {
  spa: 'spa',
  wellbeing: 'spa',
  beauty: 'beauty',
  handyman: 'handyman',
  professional: 'handyman',
  events: 'events',
};

export const bookAndPay = endpoint({
  method: 'POST',
  path: '/service-checkout',
  spec: ['payments/service-checkout'],
  access: ['private'],
  summary: 'Books one service and pays what is due with the booking, in one call.',
  body: PayFields.extend({
    service_id: anyId('appointments.service'),
    ...OfferFields,
    quoted_cents: quotedCents,
    ...When,
    staff,
    note: optionalText(1000),
  }),
  reply: z.object({
    /** Null where nothing is due yet. */
    payment: Payment.nullable(),
    booking: BookingDetail,
    gst: Money,
    total: Money,
  }),
  status: 201,
  message: 'Booking created successfully.',
  errors: [
    'slot-taken',
    'service-not-offered',
    'own-business',
    'price-changed',
    'payment-failed',
    'payment-move-not-allowed',
    'checkout-move-not-allowed',
    'instalment-move-not-allowed',
    'booking-move-not-allowed',
  ],
  idempotent: 'paying',
});

export const enterBooking = endpoint({
  method: 'POST',
  path: '/business-bookings',
  access: bookableTypes,
  acting: 'allowed',
  summary:
    'Enters somebody who walked in or called: it stands at once and is paid on the spot. Notice and opening hours are the seller’s to break, another booking is not.',
  body: z.object({
    service_ids: listOf(anyId('appointments.service'), mostServices).refine(
      (ids) => ids.length > 0,
      chooseServicesText,
    ),
    add_on_ids: addOnIds,
    staff,
    guests: Chosen.guests,
    ...When,
    customer_name: text('Name', { max: 120 }),
    customer_phone: blankAsMissing(phone().optional()),
    note: optionalText(1000),
  }),
  reply: BookingDetail,
  status: 201,
  message: 'Booking created successfully.',
  errors: ['slot-taken', 'service-not-offered', 'price-changed'],
  idempotent: true,
});
