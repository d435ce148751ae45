import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Id, Money } from '../../shared/values.ts';
import { FoodJudgement } from '../food/judgements.ts';

/** What is said of a product that is food. */
export const ProductFood = FoodJudgement.extend({
  /** As printed on the pack; null where only its code tells what it is. */
  ingredients: z.string().nullable(),
  /** What the verdict follows from: the shop's list, what the food scanner knows by the barcode, or both. */
  judged_by: z.enum(['ingredients', 'barcode', 'both']),
  /** Its page in the food scanner. */
  path: z.string().nullable(),
}).meta({ id: 'ProductFood' });
export type ProductFood = z.infer<typeof ProductFood>;

/** A shop that sells a food, and for how much. */
export const FoodOffer = z
  .object({
    product_id: Id,
    title: z.string(),
    path: z.string(),
    image: z.string().nullable(),
    /** Of the cheapest variant with this code that can be bought, else of the cheapest. */
    price: Money,
    was_price: Money.nullable(),
    free: z.int(),
    is_sold_out: z.boolean(),
    shop: z.object({ id: Id, name: z.string(), slug: z.string(), image: z.string().nullable() }),
    /** What it is sent for at least; null where it is not posted. */
    postage_from: Money.nullable(),
    has_pickup: z.boolean(),
  })
  .meta({ id: 'FoodOffer' });
export type FoodOffer = z.infer<typeof FoodOffer>;

export const listFoodOffers = endpoint({
  method: 'GET',
  path: '/retail/food-offers/:gtin',
  access: 'anyone',
  summary: 'Shops that sell the food with this barcode, the cheapest first and what is sold out last.',
  params: z.object({
    gtin: z
      .string()
      .regex(/^\d{8,14}$/)
      .meta({ examples: ['9300675024235'] }),
  }),
  query: PageQuery,
  reply: pageOf(FoodOffer),
});
