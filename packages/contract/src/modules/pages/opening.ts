import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';

export const Opening = z
  .object({
    /** Days of history made so far, and in all. */
    days_made: z.int(),
    days: z.int(),
  })
  .meta({ id: 'Opening' });
export type Opening = z.infer<typeof Opening>;

export const getOpening = endpoint({
  method: 'GET',
  path: '/opening',
  access: 'anyone',
  summary: 'How far the demo market is while it is being filled for the first time; null when it is whole.',
  reply: Opening.nullable(),
});
