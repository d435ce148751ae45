import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { numberChoice } from '../../shared/numbers.ts';
import { postingTypes } from '../../shared/seller-types.ts';
import { Id, Moment, Money, ownId } from '../../shared/values.ts';
import { PayFields, Payment } from '../payments/payments.ts';

export const boostKinds = ['premium', 'featured'] as const;
export type BoostKind = (typeof boostKinds)[number];

/** Durations that are sold. */
export const boostDays = [7, 14, 30] as const;
export type BoostDays = (typeof boostDays)[number];
/** Duration of a boost that a plan includes, and of one without a stated duration. */
export const includedBoostDays = 7;

export const boostStates = ['pending', 'active', 'ended', 'void'] as const;
export type BoostState = (typeof boostStates)[number];

export const BoostPrice = z
  .object({ boost: z.enum(boostKinds), days: z.literal(boostDays), price: Money })
  .meta({ id: 'BoostPrice' });
export type BoostPrice = z.infer<typeof BoostPrice>;

/** A window in which a thing is premium or featured. */
export const Boost = z
  .object({
    id: Id,
    boost: z.enum(boostKinds),
    days: z.int(),
    status: z.enum(boostStates),
    price: Money,
    /** Taken from the boosts that the plan includes. */
    is_included: z.boolean(),
    starts_at: Moment.nullable(),
    ends_at: Moment.nullable(),
  })
  .meta({ id: 'Boost' });
export type Boost = z.infer<typeof Boost>;

/** The boosted thing as lists show it; nothing while it is not public. */
const BoostedThing = z.object({
  kind: z.string(),
  id: Id,
  title: z.string(),
  image: z.string().nullable(),
  path: z.string(),
});

const kind = blankAsMissing(z.enum(['classifieds.ad', 'retail.product']).default('classifieds.ad'));
const ownThing = ownId('classifieds.ad');

export const listBoostPrices = endpoint({
  method: 'GET',
  path: '/boost-prices',
  access: 'anyone',
  summary: 'What boosts cost, by kind and days.',
  reply: z.array(BoostPrice),
});

export const getAdBoost = endpoint({
  method: 'GET',
  path: '/ad-boost/:classified_id',
  access: postingTypes,
  summary:
    'The boosts of an own ad that run, whether it may be boosted now, the prices and what the plan includes.',
  params: z.object({ classified_id: ownThing }),
  query: z.object({ kind }),
  reply: z.object({
    classified: BoostedThing.nullable(),
    /** Only what is public can be boosted. */
    may_boost: z.boolean(),
    boosts: z.array(Boost),
    /** Boosts of seven days left in this period. */
    included_left: z.object({ premium: z.int(), featured: z.int() }),
    prices: z.array(BoostPrice),
  }),
});

export const payAdBoost = endpoint({
  method: 'POST',
  path: '/ad-boost-payment',
  spec: ['payments/ad-boost-payment'],
  access: postingTypes,
  summary:
    'Boosts an approved own ad: first with what the plan includes (seven days), else paid at the price of the list.',
  body: PayFields.extend({
    classified_id: ownThing,
    kind,
    boost: choice(boostKinds, 'Boost'),
    days: blankAsMissing(numberChoice(boostDays, 'Please select how many days.').default(includedBoostDays)),
  }),
  reply: z.object({ payment: Payment.nullable(), boost: Boost, classified: BoostedThing.nullable() }),
  errors: ['payment-failed', 'payment-move-not-allowed', 'boost-not-possible'],
  idempotent: 'paying',
  limit: { max: 20, seconds: 60 },
});
