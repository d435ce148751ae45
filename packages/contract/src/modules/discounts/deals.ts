import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable, listOf } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Day, Id, Moment, Money, Nothing, ownId } from '../../shared/values.ts';

export const dealStates = ['scheduled', 'running', 'ended', 'withdrawn'] as const;
export type DealState = (typeof dealStates)[number];

export const dealMoves = ['begin', 'end', 'change', 'withdraw'] as const;
export type DealMove = (typeof dealMoves)[number];

/** Who runs daily deals (spec §2): shops on their products, the others on their services. */
export const dealTypes = ['retail', 'beauty', 'wellbeing', 'spa', 'restaurant'] as const;

export const dealStatuses = ['active', 'inactive'] as const;

export const discountText = 'Discount Limit is out of the Limit.';
export const pastDateText = 'Past dates are not allowed.';
export const endBeforeStartText = 'End date must not be before the start date.';

const Thing = z.object({ id: Id, title: z.string(), path: z.string(), image: z.string().nullable() });

/** A deal on one product, in all its variants, or on one service, for whole days. */
export const Deal = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    item_ids: z.array(Id),
    service_ids: z.array(Id),
    /** What it is on: one of the two. */
    product: Thing.nullable(),
    service: Thing.nullable(),
    /** Without the deal; of a product's cheapest variant. */
    original_price: Money,
    price: Money,
    discount_percent: z.int(),
    start_date: Day,
    end_date: Day,
    starts_at: Moment,
    ends_at: Moment,
    /** Active until its end, begun or not. */
    status: z.enum(dealStatuses),
    is_running: z.boolean(),
    /** The badge: its price lies below the lowest of the 30 days before it. */
    is_deal: z.boolean(),
    moves: z.array(z.enum(dealMoves)),
  })
  .meta({ id: 'Deal' });
export type Deal = z.infer<typeof Deal>;

const percent = wholeNumber({ label: 'Discount', min: 1, max: 100, sentence: discountText });

const dealDay = (label: string) => day(label).meta({ examples: ['2030-01-01'] });

const DealFields = {
  title: text('Title', { max: 120 }),
  description: optionalText(1000),
  item_ids: listOf(ownId('retail.product', 423), 1),
  service_ids: listOf(ownId('appointments.service', 423), 1),
  /** Taken from the thing itself; a form may send it along. */
  original_price: blankAsMissing(priceInCents('Original price').optional()),
  discount_percent: percent,
  /** A price of its own in place of a percentage, for what has one price. */
  price: clearable(priceInCents()),
  start_date: dealDay('Start date'),
  end_date: dealDay('End date'),
};

const CreateDeal = z
  .object({
    ...DealFields,
    discount_percent: blankAsMissing(percent.optional()).meta({ examples: [10] }),
    item_ids: DealFields.item_ids.optional(),
    service_ids: DealFields.service_ids.optional(),
  })
  .superRefine(({ item_ids: items, service_ids: services }, context) => {
    if ((items?.length ?? 0) + (services?.length ?? 0) === 1) return;
    const isService = items === undefined && services !== undefined;
    const [field, message] = isService
      ? ['service_ids', 'Please choose a service.']
      : ['item_ids', 'Product is required.'];
    context.addIssue({ code: 'custom', path: [field], message });
  });
export type CreateDeal = z.output<typeof CreateDeal>;

const EditDeal = z.object(DealFields).omit({ item_ids: true, service_ids: true }).partial();
export type EditDeal = z.output<typeof EditDeal>;

const DealParams = z.object({ deal_id: ownId('discounts.deal') });

export const listDeals = endpoint({
  method: 'GET',
  path: '/deals',
  spec: ['vendor/deals-list'],
  access: dealTypes,
  summary: 'Own deals, the latest first.',
  query: PageQuery.extend({ status: z.enum(dealStatuses).optional().catch(undefined) }),
  reply: pageOf(Deal),
});

export const getDeal = endpoint({
  method: 'GET',
  path: '/deals/:deal_id',
  spec: ['vendor/deals-get'],
  access: dealTypes,
  summary: 'One own deal.',
  params: DealParams,
  reply: Deal,
});

export const createDeal = endpoint({
  method: 'POST',
  path: '/deals',
  spec: ['vendor/deals-create'],
  access: dealTypes,
  acting: 'allowed',
  summary: 'Sells an own product or service for less on some days; each has one deal at a time.',
  body: CreateDeal,
  reply: Deal,
  status: 201,
  message: 'Deal saved successfully.',
  errors: ['deal-overlaps'],
  idempotent: true,
});

export const updateDeal = endpoint({
  method: 'PUT',
  path: '/deals/:deal_id',
  spec: ['vendor/deals-update'],
  access: dealTypes,
  acting: 'allowed',
  summary: 'Changes an own deal that is not over.',
  params: DealParams,
  body: EditDeal,
  reply: Deal,
  message: 'Deal saved successfully.',
  errors: ['deal-overlaps', 'deal-move-not-allowed'],
});

export const deleteDeal = endpoint({
  method: 'DELETE',
  path: '/deals/:deal_id',
  spec: ['vendor/deals-delete'],
  access: dealTypes,
  acting: 'allowed',
  summary: 'Ends an own deal at once and takes it off the list.',
  params: DealParams,
  reply: Nothing,
  message: 'Deal deleted successfully.',
  errors: ['deal-move-not-allowed'],
});

const DealBusiness = z.object({
  /** Of its user. */
  id: Id,
  business_id: Id,
  name: z.string(),
  image: z.string().nullable(),
  slug: z.string(),
  suburb: z.string().nullable(),
});
export type DealBusiness = z.infer<typeof DealBusiness>;

const PublicDeal = Deal.extend({ business: DealBusiness }).meta({ id: 'PublicDeal' });
export type PublicDeal = z.infer<typeof PublicDeal>;

export const getPublicDeal = endpoint({
  method: 'GET',
  path: '/public/deals/:deal_id',
  spec: ['lists/public-deal'],
  access: 'anyone',
  summary: 'A deal that is running, with its business.',
  params: z.object({ deal_id: anyId('discounts.deal') }),
  reply: PublicDeal,
});
