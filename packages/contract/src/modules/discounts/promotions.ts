import { z } from 'zod';
import { clockTime, day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable, listOf } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { anyId, Day, Id, Moment, Money, Nothing, ownId, Subject, Tick } from '../../shared/values.ts';

/** Who runs promotions (spec §2). */
export const promotionTypes = ['beauty', 'wellbeing', 'spa', 'restaurant'] as const;

export const promotionStatuses = ['active', 'inactive'] as const;

/** Where a promotion stands; only a running one takes anything off. */
export const promotionStates = ['scheduled', 'running', 'paused', 'used-up', 'over'] as const;
export type PromotionState = (typeof promotionStates)[number];

export const maxPromotions = 200;

export const discountLimitText = 'Discount Limit is out of the Limit.';
export const percentOrAmountText = 'Please give either a percentage or an amount.';
export const promotionCodeText = 'A code has 5 to 20 letters and digits.';
export const sameCodeText = 'You have this code already.';
export const pastDayText = 'Past dates are not allowed.';
export const endBeforeStartText = 'End date must not be before the start date.';
export const bothTimesText = 'Please give both times.';
export const timesInOrderText = 'The end must be after the start.';

/** What everybody may know of a promotion; a code is for those who were given it. */
const PublicPromotion = z.object({
  id: Id,
  title: z.string(),
  /** What the seller of a special offer says about it; empty for other promotions. */
  description: z.string(),
  /** Either a percentage or an amount. */
  discount_percent: z.int().nullable(),
  amount: Money.nullable(),
  /** What it is for, by the ids of the seller's things; an empty list means everything. */
  service_ids: z.array(Id),
  /** Days on which one may book with it, at the seller's place. */
  start_date: Day,
  end_date: Day,
  is_first_visit: z.boolean(),
  /** Quiet hours: the days of the week, Monday is 1, and the times at which what is booked begins. */
  days: z.array(z.int()),
  from_time: z.string().nullable(),
  until_time: z.string().nullable(),
  least_spend: Money.nullable(),
  image: z.string().nullable(),
});

/** Something off a seller's own prices, for whoever enters its code or for everybody. */
export const Promotion = PublicPromotion.extend({
  is_automatic: z.boolean(),
  code: z.string().nullable(),
  subjects: z.array(Subject.extend({ title: z.string() })),
  uses_max: z.int().nullable(),
  customer_uses_max: z.int().nullable(),
  uses: z.int(),
  /** What it has taken off, all in all. */
  given: Money,
  is_active: z.boolean(),
  /** Inactive once it is paused or over. */
  status: z.enum(promotionStatuses),
  state: z.enum(promotionStates),
  created_at: Moment,
}).meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof Promotion>;
export type PublicPromotion = z.infer<typeof PublicPromotion>;

export const promotionPercent = wholeNumber({
  label: 'Discount',
  min: 1,
  max: 100,
  sentence: discountLimitText,
});
const many = wholeNumber({ min: 1, max: 1_000_000 });
const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{5,20}$/, promotionCodeText)
  .toUpperCase();
export const promotionDay = (label: string) => day(label).meta({ examples: ['2030-01-01'] });

const Fields = {
  title: text('Title', { max: 80 }),
  /** Applied without a code, for everybody it fits. */
  is_automatic: Tick,
  /** Five random letters and digits where none is given. */
  code: blankAsMissing(code.optional()),
  discount_percent: clearable(promotionPercent),
  amount: clearable(priceInCents('Amount')),
  service_ids: listOf(ownId('discounts.subject', 423), 100),
  start_date: promotionDay('Start date'),
  end_date: promotionDay('End date'),
  is_first_visit: Tick,
  days: listOf(wholeNumber({ min: 1, max: 7 }), 7),
  from_time: clearable(clockTime()),
  until_time: clearable(clockTime()),
  least_spend: clearable(priceInCents('Least spend')),
  uses_max: clearable(many),
  customer_uses_max: clearable(many),
  is_active: Tick,
};

const CreatePromotion = z
  .object({
    ...Fields,
    is_automatic: Fields.is_automatic.default(false),
    discount_percent: Fields.discount_percent.meta({ examples: [10] }),
    service_ids: Fields.service_ids.default([]),
    is_first_visit: Fields.is_first_visit.default(false),
    days: Fields.days.default([]),
    is_active: Fields.is_active.default(true),
  })
  .refine(({ discount_percent: share, amount }) => (share == null) !== (amount == null), {
    error: percentOrAmountText,
    path: ['discount_percent'],
  });
export type CreatePromotion = z.output<typeof CreatePromotion>;

const EditPromotion = z.object({ ...Fields, remove_image: Tick }).partial();
export type EditPromotion = z.output<typeof EditPromotion>;

const params = z.object({ promotion_id: ownId('discounts.promotion') });
const files = { field: 'image', max: 1, kind: 'image' } as const;

export const listPromotions = endpoint({
  method: 'GET',
  path: '/promotions',
  spec: ['vendor/promotions-list'],
  access: promotionTypes,
  summary: 'Own promotions, the newest first.',
  query: PageQuery.extend({ status: z.enum(promotionStatuses).optional().catch(undefined) }),
  reply: pageOf(Promotion),
});

export const getPromotion = endpoint({
  method: 'GET',
  path: '/promotions/:promotion_id',
  spec: ['vendor/promotions-get'],
  access: promotionTypes,
  summary: 'One own promotion.',
  params,
  reply: Promotion,
});

export const createPromotion = endpoint({
  method: 'POST',
  path: '/promotions',
  spec: ['vendor/promotions-create'],
  access: promotionTypes,
  acting: 'allowed',
  summary: 'Takes something off own prices on some days: for a code, or for everybody it fits.',
  body: CreatePromotion,
  files,
  reply: Promotion,
  status: 201,
  message: 'Promotion saved successfully.',
  idempotent: true,
});

export const updatePromotion = endpoint({
  method: 'PUT',
  path: '/promotions/:promotion_id',
  spec: ['vendor/promotions-update'],
  access: promotionTypes,
  acting: 'allowed',
  summary: 'Changes what is given of an own promotion; what was sold with it stays as it is.',
  params,
  body: EditPromotion,
  files,
  reply: Promotion,
  message: 'Promotion saved successfully.',
});

export const deletePromotion = endpoint({
  method: 'DELETE',
  path: '/promotions/:promotion_id',
  spec: ['vendor/promotions-delete'],
  access: promotionTypes,
  acting: 'allowed',
  summary: 'Ends an own promotion and takes it off the list; what was sold with it stays as it is.',
  params,
  reply: Nothing,
  message: 'Promotion deleted successfully.',
});

export const restorePromotion = endpoint({
  method: 'POST',
  path: '/promotions/:promotion_id/restore',
  access: promotionTypes,
  acting: 'allowed',
  summary: 'Brings a deleted promotion back as it was.',
  params,
  reply: Promotion,
  message: 'Promotion restored successfully.',
});

export const listPromotionSubjects = endpoint({
  method: 'GET',
  path: '/promotion-subjects',
  access: promotionTypes,
  summary: 'What own promotions can be for.',
  reply: z.array(Subject.extend({ title: z.string() })),
});

export const listPublicPromotions = endpoint({
  method: 'GET',
  path: '/public/businesses/:business_id/promotions',
  spec: ['lists/public-business-section'],
  access: 'anyone',
  summary: 'What is off at a business now for everybody it fits, the first to end first.',
  params: z.object({ business_id: anyId('sellers.business') }),
  query: PageQuery,
  reply: pageOf(PublicPromotion),
});
