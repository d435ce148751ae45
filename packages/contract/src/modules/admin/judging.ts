import { z } from 'zod';
import { Moment, Money } from '../../shared/values.ts';
import { productStates } from '../retail/products.ts';
import { Person } from './people.ts';

/** States of ads in the admin's lists. */
export const listedStates = ['pending', 'approved', 'sold', 'expired', 'rejected'] as const;

export const HistoryEntry = z
  .object({
    move: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    by_role: z.string(),
    by_name: z.string().nullable(),
    reason: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** One field that differs from the version an admin approved last. */
export const ItemChange = z
  .discriminatedUnion('field', [
    z.object({
      field: z.enum(['title', 'description', 'category', 'brand', 'ingredients']),
      before: z.string(),
      after: z.string(),
    }),
    z.object({ field: z.literal('price'), before: Money.nullable(), after: Money.nullable() }),
    z.object({ field: z.literal('images'), before: z.array(z.string()), after: z.array(z.string()) }),
  ])
  .meta({ id: 'ItemChange' });
export type ItemChange = z.infer<typeof ItemChange>;

/** What an admin sees of a seller before deciding. */
export const SellerRecord = z
  .object({
    person: Person,
    business_name: z.string().nullable(),
    member_since: Moment,
    ads: z.record(z.enum(listedStates), z.int()),
    products: z.record(z.enum(productStates), z.int()),
    /** Of their ads, their products and the reviews they wrote. */
    reports: z.int(),
  })
  .meta({ id: 'SellerRecord' });
export type SellerRecord = z.infer<typeof SellerRecord>;
