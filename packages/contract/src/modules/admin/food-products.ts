import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Id, Moment, Tick } from '../../shared/values.ts';
import { longestList } from '../food/shelves.ts';
import { HalalVerdict } from '../food/values.ts';
import { FoodChange, FoodProduct, FoodProductDetail } from '../scanner/products.ts';
import { foodStatuses } from '../scanner/words.ts';
import { HistoryEntry } from './judging.ts';
import { Person } from './people.ts';

/** A food in the admin's queue. */
export const QueuedFood = FoodProduct.extend({
  /** Null if it came from Souk or an import. */
  contributor: Person.nullable(),
  /** What its contributor believes it to be. */
  claimed_status: HalalVerdict.nullable(),
  reports_count: z.int(),
}).meta({ id: 'QueuedFood' });
export type QueuedFood = z.infer<typeof QueuedFood>;

export const listAdminFoods = endpoint({
  method: 'GET',
  path: '/admin/food-products',
  spec: ['admin/admin-food-products'],
  access: 'admin',
  summary: 'Foods of the scanner: the longest waiting first while they wait, the newest first else.',
  query: PageQuery.extend({
    status: blankAsMissing(z.enum(foodStatuses).optional()).catch(undefined),
    keyword: optionalText(100),
    /** Only those with a reported mistake. */
    is_reported: blankAsMissing(Tick.optional()),
  }),
  reply: pageOf(QueuedFood),
});

/** A change that a user suggests, with what differs from the present product. */
export const FoodSuggestion = z
  .object({
    id: Id,
    product: z.object({ id: Id, name: z.string(), product_code: z.string() }),
    suggested_by: Person,
    comment: z.string().nullable(),
    changes: z.array(FoodChange),
    created_at: Moment,
  })
  .meta({ id: 'FoodSuggestion' });
export type FoodSuggestion = z.infer<typeof FoodSuggestion>;

export const ReviewedFood = FoodProductDetail.omit({ alternatives: true, has_own_suggestion: true })
  .extend({
    contributor: Person.nullable(),
    claimed_status: HalalVerdict.nullable(),
    moves: z.array(HistoryEntry),
    suggestions: z.array(FoodSuggestion),
    reports: z.array(
      z.object({ reporter: Person, reason: z.string(), comment: z.string().nullable(), created_at: Moment }),
    ),
  })
  .meta({ id: 'ReviewedFood' });
export type ReviewedFood = z.infer<typeof ReviewedFood>;

const byId = z.object({ id: Id });

export const getAdminFood = endpoint({
  method: 'GET',
  path: '/admin/food-products/:id',
  access: 'admin',
  summary: 'One food with its analysis, its history, what people suggest to change and what they report.',
  params: byId,
  reply: ReviewedFood,
});

export const reviewFood = endpoint({
  method: 'PUT',
  path: '/admin/food-products/:id',
  spec: ['admin/admin-food-product-review'],
  access: 'admin',
  summary: 'Verifies or rejects a food, corrects it, or makes its verdict stricter; settles its reports.',
  params: byId,
  body: z.object({
    status: choice(foodStatuses, 'Status'),
    /** Left out, the engine's verdict replaces an earlier stricter one. */
    halal_status: blankAsMissing(HalalVerdict.optional()),
    halal_note: optionalText(500),
    name: optionalText(200),
    ingredients: optionalText(longestList),
    /** Visible to the contributor. */
    reason: optionalText(500),
  }),
  reply: QueuedFood,
  message: 'Product saved successfully.',
  errors: ['food-move-not-allowed', 'food-lighter-verdict'],
});

export const listFoodSuggestions = endpoint({
  method: 'GET',
  path: '/admin/food-suggestions',
  access: 'admin',
  summary: 'Changes of foods that wait, the longest waiting first.',
  query: PageQuery,
  reply: pageOf(FoodSuggestion),
});

export const acceptFoodSuggestion = endpoint({
  method: 'POST',
  path: '/admin/food-suggestions/:id/accept',
  access: 'admin',
  summary: 'Makes a suggested change; who suggested it is thanked.',
  params: byId,
  reply: QueuedFood,
  message: 'Suggestion accepted successfully.',
  errors: ['suggestion-decided'],
});

export const declineFoodSuggestion = endpoint({
  method: 'POST',
  path: '/admin/food-suggestions/:id/decline',
  access: 'admin',
  summary: 'Leaves a food as it is; who suggested the change reads the reason.',
  params: byId,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: QueuedFood,
  message: 'Suggestion declined successfully.',
  errors: ['suggestion-decided'],
});
