import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { optionalText } from '../../shared/texts.ts';
import { anyId, Id, Money, Tick } from '../../shared/values.ts';
import { Facets, fromQueryString, ListingPage, listingFields, SearchModule } from './listing.ts';

const optionalModule = blankAsMissing(SearchModule.optional());

export const search = endpoint({
  method: 'GET',
  path: '/search',
  access: 'anyone',
  summary: 'Finds things of every module: premium first, then featured, then the others.',
  query: fromQueryString(
    z.object({ ...listingFields, module: optionalModule, facets: blankAsMissing(Tick.optional()) }),
  ),
  reply: ListingPage.extend({ facets: Facets.nullable() }),
});

export const Suggestion = z
  .object({
    text: z.string(),
    kind: z.enum(['phrase', 'category', 'query']),
    count: z.int(),
    category_id: Id.nullable(),
    module: SearchModule.nullable(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggest',
  access: 'anyone',
  summary: 'Completes what is being typed: categories, popular searches and phrases of titles, with counts.',
  query: z.object({ keyword: z.string().max(120).default(''), module: optionalModule }),
  reply: z.array(Suggestion),
});

const keywordMissing = 'Search keyword is required.';

export const generalSearch = endpoint({
  method: 'POST',
  path: '/general-search',
  spec: ['classifieds/general-search'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Searches by keyword, in every module unless one is named.',
  body: z.object({
    ...listingFields,
    keyword: z
      .string({ error: keywordMissing })
      .trim()
      .min(1, keywordMissing)
      .max(120, 'Max length must be 120 characters.'),
    module_type: optionalModule,
  }),
  reply: ListingPage,
});

export const popularSearches = endpoint({
  method: 'POST',
  path: '/popular-search',
  spec: ['classifieds/popular-search'],
  access: 'anyone',
  acting: 'reading',
  summary: 'What many people search for these days.',
  body: z.object({
    module_type: optionalModule,
    category_id: blankAsMissing(anyId('catalogue.category').optional()),
  }),
  reply: z.array(z.object({ keyword: z.string(), count: z.int(), category_id: Id.nullable() })),
});

const { sort: _sort, cursor: _cursor, page: _page, page_size: _size, bounds, ...mapFields } = listingFields;

/** The map shows at most so many things, from the top of the list. */
export const mostPinned = 2000;

/** One thing on the map, or several that are too close together. */
export const Pin = z
  .object({
    id: Id.nullable(),
    slug: z.string().nullable(),
    title: z.string().nullable(),
    price: Money.nullable(),
    lat: z.number(),
    lng: z.number(),
    image: z.string().nullable(),
    path: z.string().nullable(),
    /** How many things this pin represents. */
    count: z.int(),
  })
  .meta({ id: 'Pin' });
export type Pin = z.infer<typeof Pin>;

export const mapView = endpoint({
  method: 'POST',
  path: '/map-view',
  spec: ['lists/map-view'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Pins inside a map box; where there are many, those near each other as one with their number.',
  body: z.object({
    ...mapFields,
    module: choice(['classified', 'retail', 'booking'], 'Module'),
    keyword: optionalText(120),
    bounds: bounds.refine((box) => box !== undefined, 'Bounds is required.'),
  }),
  reply: z.array(Pin),
});
