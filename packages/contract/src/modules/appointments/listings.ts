import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Flag, Id, Money } from '../../shared/values.ts';
import { type ListingQuery, listingFields } from '../search/listing.ts';
import { contentTypes } from '../search/views.ts';
import { PublicBusiness } from '../sellers/profiles.ts';
import { BookableBusiness } from './bookings.ts';
import { Service } from './services.ts';

export const noBusinessesText = 'Record not found';

/** A business in a list, by those of its services that match. */
export const BusinessListItem = z
  .object({
    id: Id,
    user_id: Id,
    slug: z.string(),
    title: z.string(),
    seller_type: PlainSellerType,
    image: z.string().nullable(),
    location: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    /** From; null where every price is quoted. */
    price: Money.nullable(),
    rating: z.number(),
    rating_count: z.int(),
    services_count: z.int(),
    category: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    is_premium: Flag,
    featured_classified: Flag,
    is_wishlisted: z.boolean(),
    path: z.string(),
  })
  .meta({ id: 'BusinessListItem' });
export type BusinessListItem = z.infer<typeof BusinessListItem>;

const BusinessPage = pageOf(BusinessListItem);

/** Pages are numbered; there is no cursor. */
const { cursor: _cursor, filter: _filter, ...fields } = listingFields;
export type BusinessQuery = Omit<ListingQuery, 'cursor' | 'filter'>;

export const listBookingBusinesses = endpoint({
  method: 'POST',
  path: '/booking-list',
  spec: ['lists/booking-list'],
  access: 'anyone',
  acting: 'reading',
  summary:
    'Businesses that can be booked, each once, with how many of their services match; `free_on` asks for a day on which one of those is free.',
  body: z.object({ ...fields, filter: blankAsMissing(z.enum(contentTypes).optional()) }),
  reply: BusinessPage,
});

const keywordMissing = 'Search keyword is required.';
const keyword = z
  .string({ error: keywordMissing })
  .trim()
  .min(1, keywordMissing)
  .max(120, 'Max length must be 120 characters.');

export const searchBookingBusinesses = endpoint({
  method: 'POST',
  path: '/booking-search',
  spec: ['lists/booking-search'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Businesses that can be booked, by words of their names and services.',
  body: z.object({ ...fields, keyword }),
  reply: BusinessPage,
});

export const completeBookingKeyword = endpoint({
  method: 'POST',
  path: '/booking-autocomplete',
  spec: ['lists/booking-autocomplete'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Categories, businesses and services that match what is being typed.',
  body: z.object({
    keyword,
    /** One type of business. */
    module_type: optionalText(60),
    category_id: blankAsMissing(anyId('catalogue.category').optional()),
  }),
  reply: z.array(
    z.object({
      id: Id,
      name: z.string(),
      type: z.enum(['category', 'business', 'service']),
      slug: z.string(),
    }),
  ),
});

/** Everything on the page of a business that can be booked. */
export const BusinessDetail = PublicBusiness.extend({
  ...BookableBusiness.pick({ kind: true, people: true, terms: true }).shape,
  services: z.array(Service),
  rating: z.number(),
  rating_count: z.int(),
}).meta({ id: 'BusinessDetail' });

export const getBookingBusiness = endpoint({
  method: 'POST',
  path: '/booking-detail',
  spec: ['lists/booking-detail'],
  access: 'anyone',
  acting: 'reading',
  summary:
    'One business that can be booked, by its id or its slug; `module_type` is its type, or `booking` for any.',
  body: z
    .object({
      module_type: text('Module type', { max: 60 }).meta({ examples: ['booking'] }),
      id: blankAsMissing(anyId('appointments.business').optional()),
      slug: optionalText(120),
    })
    .refine(({ id, slug }) => id !== undefined || slug !== undefined, {
      error: 'This field is required.',
      path: ['id'],
    }),
  reply: BusinessDetail,
  errors: ['record-not-found'],
});

const popular = {
  method: 'GET',
  access: 'anyone',
  query: PageQuery,
  reply: BusinessPage,
} as const;

export const listPopularSpas = endpoint({
  ...popular,
  path: '/popular-spa',
  spec: ['lists/popular-spa'],
  summary: 'Spa and wellbeing businesses, those first that many people look at.',
});

export const listPopularVenues = endpoint({
  ...popular,
  path: '/popular-venues',
  spec: ['lists/popular-venues'],
  summary: 'Venues of events, those first that many people look at.',
});

export const listPopularRestaurants = endpoint({
  ...popular,
  path: '/popular-restaurants',
  spec: ['lists/popular-restaurants'],
  summary: 'Restaurants, those first that many people look at.',
});
