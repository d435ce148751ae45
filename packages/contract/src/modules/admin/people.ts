import { z } from 'zod';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { Id } from '../../shared/values.ts';

/** An account as the admin's lists show it. */
export const Person = z
  .object({
    id: Id,
    name: z.string(),
    image: z.string().nullable(),
    seller_type: PlainSellerType,
  })
  .meta({ id: 'ListedPerson' });
export type Person = z.infer<typeof Person>;
