import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';

export const Opening = z
  .object({
    /** Days of the market's past that are made, and how many there are. */
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
