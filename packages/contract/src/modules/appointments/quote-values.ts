import { z } from 'zod';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { Day, GeoAddress, Id, Moment, Money } from '../../shared/values.ts';
import { type QuoteState, quoteStates } from '../bookings/statuses.ts';
import { BookingTerms } from '../bookings/terms.ts';

/** Who quotes (spec §7); the others sell at prices that everybody sees. */
export const quotingTypes = ['handyman', 'professional', 'events'] as const;

export const maxAsked = 5;
/** So many others are suggested beside a business. */
export const maxSuggested = 8;
export const maxBriefImages = 5;
export const maxQuoteLines = 50;
export const maxMilestones = 6;
export const maxWarranty = 200;

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

/** Parts of a list of quotes, and the states in each. */
export const quoteTabs = {
  open: ['Quote-Requested', 'Appointment', 'Quote-Sent'],
  requested: ['Quote-Requested'],
  visits: ['Appointment'],
  sent: ['Quote-Sent'],
  accepted: ['Quote-Accepted'],
  over: ['Quote-Request-Declined', 'Quote-Declined', 'Cancelled', 'Expired'],
} as const satisfies Record<string, readonly QuoteState[]>;
export type QuoteTab = keyof typeof quoteTabs;

/** What either side may do now: `offer-visit` also moves it, `send` also revises, `renew` asks once more. */
export const openQuoteMoves = [
  'decline-request',
  'offer-visit',
  'send',
  'accept',
  'decline',
  'cancel',
  'renew',
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
    warranty: z.string().nullable(),
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
export const BriefImage = z.object({ id: Id, name: z.string(), path: z.string() });

export const BriefFacts = {
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
      seller_type: PlainSellerType.nullable(),
      suburb: z.string().nullable(),
      image: z.string().nullable(),
      rating: z.number(),
      rating_count: z.int(),
    }),
    /** From the business to where the work is done, if both are known. */
    distance_km: z.number().nullable(),
    /** The business's terms of cancelling, which a booking would keep. */
    cancellation_steps: BookingTerms.shape.cancellation_steps,
    /** How many businesses the brief went to; only its customer knows. */
    asked_count: z.int().nullable(),
    /** The customer has accepted the quote of another business. */
    is_other_chosen: z.boolean(),
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
  /** What the business charges on lines that are not GST-free; 0 where it is not registered. */
  gst_percent: z.number(),
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
