import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { Id } from '../../shared/values.ts';
import { Category } from '../catalogue/categories.ts';
import { Banner } from './content.ts';

export const Fees = z
  .object({
    /** Per cent, contained in every price. */
    gst_amount: z.number(),
    /** Per cent of a sale that Souk keeps. */
    commission_amount: z.number(),
    currency: z.string(),
  })
  .meta({ id: 'Fees' });
export type Fees = z.infer<typeof Fees>;

export const getFees = endpoint({
  method: 'GET',
  path: '/fees',
  spec: ['categories/fees'],
  access: 'anyone',
  summary: 'GST and commission in per cent, and the currency.',
  reply: Fees,
});

export const City = z
  .object({
    name: z.string(),
    state: z.string(),
    state_code: z.string(),
    pincode: z.string(),
    lat: z.number(),
    lng: z.number(),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;

export const listTopCities = endpoint({
  method: 'GET',
  path: '/top-cities',
  spec: ['categories/top-cities'],
  access: 'anyone',
  summary: 'The biggest places, first the biggest.',
  query: z.object({ module: blankAsMissing(z.string().max(40).optional()) }),
  reply: z.array(City),
});

export const Nationality = z.object({ id: Id, name: z.string() }).meta({ id: 'Nationality' });

export const listNationalities = endpoint({
  method: 'GET',
  path: '/nationalities',
  spec: ['categories/nationalities'],
  access: 'anyone',
  summary: 'Nationalities for passenger and resume forms.',
  reply: z.array(Nationality),
});

export const getMasterData = endpoint({
  method: 'GET',
  path: '/master-data',
  spec: ['auth/master-data'],
  access: 'anyone',
  summary: 'Everything a client loads once after signing in.',
  reply: z.object({
    categories: z.array(Category),
    banners: z.array(Banner),
    ...Fees.shape,
    nationalities: z.array(Nationality),
    countries: z.array(z.object({ code: z.string(), name: z.string(), dial_code: z.string() })),
    top_cities: z.array(City),
    price_lists: z.record(z.string(), z.array(z.int())),
    salary_lists: z.array(z.int()),
    copyright_year: z.int(),
    /** How long a seller has to answer an offer. */
    offer_hours: z.int(),
    /** How long an ad is public. */
    ad_days: z.int(),
  }),
});
