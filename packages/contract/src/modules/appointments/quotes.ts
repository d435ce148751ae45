import { z } from 'zod';
import { clockTime, day } from '../../shared/dates.ts';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf, rowsOf } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { inSchema, say } from '../../shared/say.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Day, GeoAddress, Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';
import { BookingDetail, When } from '../bookings/bookings.ts';
import { quoteStates } from '../bookings/statuses.ts';
import { durations } from './services.ts';

/** Who quotes (spec §7); the others sell at prices that everybody sees. */
export const quotingTypes = ['handyman', 'professional', 'events'] as const;

export const maxAsked = 5;
export const maxBriefImages = 5;
export const maxQuoteLines = 50;
export const maxMilestones = 6;

/** Days after which time itself ends a quote (spec states §2). */
export const quoteTimes = {
  /** A request that nobody answers. */
  answerDays: 14,
  /** A quote whose seller names no date. */
  validDays: 7,
} as const;

export const chooseBusinessText = 'Please choose a business.';
export const milestonesText = 'The shares of all milestones must be 100 per cent together.';
export const chooseTimeText = 'Please choose when the work is to begin.';

export const quoteMoves = [
  'decline-request',
  'offer-visit',
  'move-visit',
  'send',
  'revise',
  'accept',
  'decline',
  'cancel',
  'cancel-visit',
  'expire',
] as const;
export type QuoteMove = (typeof quoteMoves)[number];

/** What either side may do now: `offer-visit` also moves it, `send` also revises. */
export const openQuoteMoves = [
  'decline-request',
  'offer-visit',
  'send',
  'accept',
  'decline',
  'cancel',
  'hide',
] as const;
export type OpenQuoteMove = (typeof openQuoteMoves)[number];

/** How a quoted job is paid: all of it, a deposit and the rest before it begins, or step by step. */
export const quotePayments = ['in-full', 'deposit', 'milestones'] as const;
export type QuotePayment = (typeof quotePayments)[number];

/** One share of the price: due within a day of accepting, before the work begins, or when its step is reached. */
const QuotedShare = z.object({
  label: z.string(),
  percent: z.int(),
  amount: Money,
  due: z.enum(['accepting', 'start', 'milestone']),
});

const QuotedItem = z.object({
  description: z.string(),
  quantity: z.int(),
  unit_price: Money,
  total: Money,
  gst: Money,
  is_gst_free: z.boolean(),
});

/** One version of a quote; prices include GST. */
export const QuoteVersion = z
  .object({
    version: z.int(),
    items: z.array(QuotedItem),
    total: Money,
    gst: Money,
    note: z.string().nullable(),
    /** The last day, and the moment at which it is over, at the business's place. */
    valid_until: Day,
    expires_at: Moment,
    /** Null where the customer chooses the time when they accept. */
    starts_at: Moment.nullable(),
    date: Day.nullable(),
    start_time: z.string().nullable(),
    duration_minutes: z.int(),
    /** Who does it; nobody named means anybody of the business. */
    people: z.array(z.object({ id: Id, name: z.string() })),
    payment: z.enum(quotePayments),
    /** What is paid when, as it would be if it were accepted now. */
    shares: z.array(QuotedShare),
    created_at: Moment,
  })
  .meta({ id: 'QuoteVersion' });
export type QuoteVersion = z.infer<typeof QuoteVersion>;

/** A photograph that only the two sides may open, at this path of the API. */
const BriefImage = z.object({ id: Id, name: z.string(), path: z.string() });

const BriefFacts = {
  brief_id: Id,
  title: z.string(),
  description: z.string(),
  service_id: Id.nullable(),
  category_id: Id.nullable(),
  preferred_date: Day.nullable(),
  preferred_time: z.string().nullable(),
  address: GeoAddress.nullable(),
  budget: Money.nullable(),
};

const Visit = z.object({ starts_at: Moment, ends_at: Moment, date: Day, start_time: z.string() });

/** A request for a quote and what became of it, for its customer or its seller. */
export const Quote = z
  .object({
    quote_id: Id,
    ...BriefFacts,
    status: z.enum(quoteStates),
    role: z.enum(['customer', 'seller']),
    customer: z.object({ id: Id, name: z.string(), image: z.string().nullable() }),
    business: z.object({
      user_id: Id,
      business_id: Id.nullable(),
      name: z.string(),
      slug: z.string().nullable(),
      image: z.string().nullable(),
      rating: z.number(),
      rating_count: z.int(),
    }),
    time_zone: z.string(),
    visit: Visit.nullable(),
    /** The newest version. */
    offer: QuoteVersion.nullable(),
    reason: z.string().nullable(),
    booking_id: Id.nullable(),
    /** When time ends it. */
    due_at: Moment.nullable(),
    created_at: Moment,
    moves: z.array(z.enum(openQuoteMoves)),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

export const QuoteDetail = Quote.extend({
  images: z.array(BriefImage),
  /** All of them, the newest first. */
  versions: z.array(QuoteVersion),
  history: z.array(
    z.object({
      move: z.string(),
      status: z.enum(quoteStates),
      by: z.string(),
      reason: z.string().nullable(),
      at: Moment,
    }),
  ),
}).meta({ id: 'QuoteDetail' });
export type QuoteDetail = z.infer<typeof QuoteDetail>;

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

export const listPreviousQuotes = endpoint({
  method: 'GET',
  path: '/previous-quotes',
  spec: ['bookings/previous-quotes'],
  access: 'signed-in',
  summary: 'Quotes asked for or, by a business, received: the newest first.',
  query: PageQuery.extend({ status: z.enum(quoteStates).optional().catch(undefined) }),
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
    items: rowsOf(
      LineFields,
      maxQuoteLines,
      inSchema(say`A quote can have up to ${maxQuoteLines} lines.`),
    ).refine((items) => items.length > 0, 'Please enter at least one line.'),
    note: optionalText(2000),
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
    'Accepts a quote: the job is booked and waits for its first payment. Date and time are needed where the quote names none.',
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
