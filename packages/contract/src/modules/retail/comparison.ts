import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { inSchema, say } from '../../shared/say.ts';
import { Id, Money } from '../../shared/values.ts';

export const maxCompared = 4;
export const comparisonText = inSchema(say`Please choose 2 to ${maxCompared} products.`);

/** Ids joined by commas or hyphens, as the page's path has them. */
const Compared = z
  .string({ error: comparisonText })
  .max(100, comparisonText)
  .regex(/^\d{1,15}([,-]\d{1,15})*$/, comparisonText)
  .transform((ids) => [...new Set(ids.split(/[,-]/).map(Number))])
  .refine((ids) => ids.length >= 2 && ids.length <= maxCompared, comparisonText)
  .meta({ examples: ['1,2'] });

export const Comparison = z
  .object({
    /** In the order asked for; what is not public is left out. */
    products: z.array(
      z.object({
        id: Id,
        title: z.string(),
        path: z.string(),
        image: z.string().nullable(),
        price: Money,
        was_price: Money.nullable(),
        is_deal: z.boolean(),
        is_sold_out: z.boolean(),
        rating: z.number(),
        rating_count: z.int(),
        seller: z.object({ id: Id, name: z.string(), image: z.string().nullable() }),
      }),
    ),
    /** One value per product; null where it says nothing. */
    rows: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        values: z.array(z.string().nullable()),
        differs: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof Comparison>;

export const compareProducts = endpoint({
  method: 'GET',
  path: '/retail/compare',
  access: 'anyone',
  summary: 'Products side by side, with what differs marked.',
  query: z.object({ ids: Compared }),
  reply: Comparison,
});
