import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { Moment } from '../../shared/values.ts';

/** Addresses that one file of a site map may contain. */
export const addressesPerPart = 50_000;

export const listAddressParts = endpoint({
  method: 'GET',
  path: '/search/address-parts',
  access: 'anyone',
  summary: 'Numbers of the parts into which the addresses of all things that can be found are divided.',
  reply: z.array(z.int()),
});

export const listAddresses = endpoint({
  method: 'GET',
  path: '/search/address-parts/:part',
  access: 'anyone',
  summary: 'Some thousand addresses of one part, for site maps; the rest follows after `next`.',
  params: z.object({ part: wholeNumber({ min: 1, max: 99_999 }) }),
  query: z.object({
    /** `next` of the answer before. */
    after: blankAsMissing(wholeNumber({ min: 0 }).optional()),
  }),
  reply: z.object({
    data: z.array(z.object({ path: z.string(), changed_at: Moment })),
    next: z.int().nullable(),
  }),
});
