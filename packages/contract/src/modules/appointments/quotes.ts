import { z } from 'zod';
import { clockTime, day } from '../../shared/dates.ts';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf, rowsOf } from '../../shared/fields.ts';
import { latitude, longitude, priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { inSchema, say } from '../../shared/say.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, GeoAddress, Id, Nothing, ownId, Tick } from '../../shared/values.ts';
import { When } from '../bookings/booking-fields.ts';
import { BookingDetail } from '../bookings/bookings.ts';
import { quoteStates } from '../bookings/statuses.ts';
import {
  BriefFacts,
  BriefImage,
  maxAsked,
  maxBriefImages,
  maxMilestones,
  maxQuoteLines,
  maxWarranty,
  Quote,
  QuoteDetail,
  type QuoteTab,
  quotePayments,
  quoteTabs,
  quotingTypes,
} from './quote-values.ts';
import { durations } from './services.ts';

export const briefFiles = { field: 'images', max: maxBriefImages, kind: 'image' } as const;

export const requestQuote = endpoint({
  method: 'POST',
  path: '/request-quote',
  spec: ['bookings/request-quote'],
  access: ['private'],
  summary:
    'Asks a business, or up to five with one brief, what a job would cost; the reply is the first request, its brief names the others.',
  body: z.object({
    trader_user_id: blankAsMissing(anyId('identity.user').optional()),
    business_id: blankAsMissing(anyId('sellers.business').optional()),
    business_ids: listOf(anyId('sellers.business'), maxAsked).default([]),
    service_id: blankAsMissing(anyId('appointments.service').optional()),
    category_id: blankAsMissing(anyId('catalogue.category').optional()),
    title: text('Title', { max: 120 }),
    description: text('Description', { max: 3000 }),
    preferred_date: blankAsMissing(day('Date').optional()),
    preferred_time: blankAsMissing(clockTime('Time').optional()),
    address: blankAsMissing(GeoAddress.optional()),
    budget: blankAsMissing(priceInCents('Budget').optional()),
  }),
  files: briefFiles,
  reply: QuoteDetail,
  status: 201,
  message: 'Quote requested successfully.',
  errors: ['own-business', 'no-quotes'],
  limit: { max: 20, seconds: 60 },
  idempotent: true,
});

const AskedBusiness = z
  .object({
    business_id: Id,
    user_id: Id,
    name: z.string(),
    slug: z.string(),
    seller_type: PlainSellerType,
    suburb: z.string().nullable(),
    image: z.string().nullable(),
    rating: z.number(),
    rating_count: z.int(),
    distance_km: z.number().nullable(),
  })
  .meta({ id: 'AskedBusiness' });
export type AskedBusiness = z.infer<typeof AskedBusiness>;

export const listBusinessesToAsk = endpoint({
  method: 'GET',
  path: '/businesses-to-ask',
  access: 'anyone',
  summary:
    'A business that quotes, and others that offer the same near the place or, without one, near that business: the nearest first, of those equally near the best rated.',
  query: z.object({
    business_id: anyId('sellers.business'),
    service_id: blankAsMissing(anyId('appointments.service').optional()),
    lat: blankAsMissing(latitude().optional()),
    lng: blankAsMissing(longitude().optional()),
  }),
  reply: z.object({ business: AskedBusiness, others: z.array(AskedBusiness) }),
  errors: ['no-quotes'],
});

export const listPreviousQuotes = endpoint({
  method: 'GET',
  path: '/previous-quotes',
  spec: ['bookings/previous-quotes'],
  access: 'signed-in',
  summary: 'Quotes asked for or, by a business, received: the newest first.',
  query: PageQuery.extend({
    status: z.enum(quoteStates).optional().catch(undefined),
    tab: z
      .enum(Object.keys(quoteTabs) as [QuoteTab, ...QuoteTab[]])
      .optional()
      .catch(undefined),
  }),
  reply: pageOf(Quote),
});

export const getBrief = endpoint({
  method: 'GET',
  path: '/briefs/:brief_id',
  access: ['private'],
  summary: 'An own brief with the quotes of all businesses side by side.',
  params: z.object({ brief_id: ownId('appointments.brief') }),
  reply: z.object({ ...BriefFacts, images: z.array(BriefImage), quotes: z.array(Quote) }),
});

const params = z.object({ quote_id: ownId('appointments.quote') });

export const getQuote = endpoint({
  method: 'GET',
  path: '/quotes/:quote_id',
  spec: ['bookings/quote-get'],
  access: 'signed-in',
  summary: 'A quote with its versions and its history, for its two sides.',
  params,
  reply: QuoteDetail,
});

export const readBriefImage = endpoint({
  method: 'GET',
  path: '/quotes/:quote_id/images/:image_id',
  access: 'signed-in',
  summary: 'A photograph of the request, for the two sides of the quote.',
  params: params.extend({ image_id: ownId('appointments.brief-image') }),
  reply: Nothing,
});

const LineFields = z.object({
  description: text('Description', { max: 200 }),
  quantity: wholeNumber({ label: 'Quantity', min: 1, max: 9999 }).default(1),
  /** With GST, like every price. */
  unit_price: priceInCents(),
  is_gst_free: Tick.default(false),
});

const MilestoneFields = z.object({
  label: text('Milestone', { max: 80 }),
  percent: wholeNumber({ label: 'Share', min: 1, max: 99 }),
});

export const sendQuote = endpoint({
  method: 'POST',
  path: '/quotes',
  spec: ['bookings/quote-create'],
  access: quotingTypes,
  acting: 'allowed',
  summary:
    'Answers a request with a quote, or revises one: total and GST are computed here, and a time that it names is held while it is open.',
  body: z.object({
    quote_id: ownId('appointments.quote'),
    items: rowsOf(LineFields, maxQuoteLines, inSchema(say`A quote can have up to ${maxQuoteLines} lines.`))
      .refine((items) => items.length > 0, 'Please enter at least one line.')
      .meta({ examples: [[{ description: 'Labour', unit_price: 90 }]] }),
    note: optionalText(2000),
    /** For how long and for what the business stands by its work. */
    warranty: optionalText(maxWarranty),
    valid_until: blankAsMissing(day('Date').optional()),
    date: blankAsMissing(day('Date').optional()),
    time: blankAsMissing(clockTime('Time').optional()),
    starts_at: When.starts_at,
    duration_minutes: wholeNumber({ label: 'Duration', min: durations.min, max: durations.max }).default(
      durations.usual,
    ),
    /** Who does it, by the ids of resources. */
    people: listOf(wholeNumber({ min: 1 }), 20).default([]),
    payment: z.enum(quotePayments).default('in-full'),
    /** For `deposit` only. */
    deposit_percent: wholeNumber({ label: 'Deposit', min: 5, max: 90 }).default(20),
    /** For `milestones` only; the first share is due within a day of accepting. */
    milestones: rowsOf(
      MilestoneFields,
      maxMilestones,
      inSchema(say`A quote can have up to ${maxMilestones} milestones.`),
    ).default([]),
  }),
  reply: QuoteDetail,
  message: 'Quote sent successfully.',
  errors: ['quote-move-not-allowed', 'slot-taken'],
});

/** A call that only moves a quote. */
const moving = {
  method: 'POST',
  params,
  reply: QuoteDetail,
  message: 'Quote updated successfully.',
  errors: ['quote-move-not-allowed'],
} as const satisfies Partial<Endpoint>;

const Why = z.object({ reason: optionalText(500) });

export const declineQuoteRequest = endpoint({
  ...moving,
  path: '/quotes/:quote_id/decline-request',
  spec: ['bookings/quote-decline-request'],
  access: quotingTypes,
  acting: 'allowed',
  summary: 'Declines to quote for a received request.',
  body: Why,
});

export const offerVisit = endpoint({
  ...moving,
  path: '/bookings/:booking_id/appointment',
  spec: ['bookings/appointment'],
  access: quotingTypes,
  acting: 'allowed',
  summary:
    'Offers a visit before the quote, or another time for it: somebody’s time is taken for an hour. The path is the specification’s; a request for a quote is no booking yet, so the id is that of the quote.',
  params: z.object({ booking_id: ownId('appointments.quote') }),
  body: z.object({ ...When, staff: blankAsMissing(wholeNumber({ min: 1 }).optional()) }),
  errors: ['quote-move-not-allowed', 'slot-taken'],
});

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/quotes/:quote_id/accept',
  spec: ['bookings/quote-accept'],
  access: ['private'],
  summary:
    'Accepts a quote: the job is booked and waits for its first payment, and the other businesses of the brief are told. Date and time are needed where the quote names none.',
  params,
  body: z.object({
    date: blankAsMissing(day('Date').optional()),
    time: blankAsMissing(clockTime('Time').optional()),
    starts_at: When.starts_at,
    /** The version that the customer has read; one that was revised since is refused. */
    version: blankAsMissing(wholeNumber({ min: 1 }).optional()),
  }),
  reply: BookingDetail,
  message: 'Quote accepted successfully.',
  errors: ['quote-move-not-allowed', 'quote-expired', 'slot-taken'],
});

export const declineQuote = endpoint({
  ...moving,
  path: '/quotes/:quote_id/decline',
  spec: ['bookings/quote-decline'],
  access: ['private'],
  summary: 'Declines a received quote.',
  body: Why,
});

export const cancelQuote = endpoint({
  ...moving,
  path: '/quotes/:quote_id/cancel',
  access: 'signed-in',
  summary:
    'Calls a request off: the customer until it is accepted, the seller only after a visit was offered.',
  body: Why,
});

export const renewQuote = endpoint({
  ...moving,
  path: '/quotes/:quote_id/renew',
  access: ['private'],
  summary:
    'Asks the business of an expired quote once more with the same brief; the reply is the new request.',
  status: 201,
  message: 'Quote requested successfully.',
});

export const hideQuote = endpoint({
  method: 'DELETE',
  path: '/quotes/:quote_id',
  access: 'signed-in',
  summary: 'Takes a quote that is over off the own history; the other side keeps it.',
  params,
  reply: Nothing,
  message: 'Quote deleted successfully.',
  errors: ['quote-move-not-allowed'],
});
