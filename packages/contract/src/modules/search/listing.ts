import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { foldForm } from '../../shared/form.ts';
import { cents, decimal, latitude, longitude, wholeNumber } from '../../shared/numbers.ts';
import { dateFilters, PageQuery, pageOf, sorts } from '../../shared/page.ts';
import { line } from '../../shared/texts.ts';
import { anyId, Flag, Id, Moment, Money } from '../../shared/values.ts';
import { type TemplateSlug, templateSlugs } from '../catalogue/categories.ts';
import { Verdicts } from '../food/judgements.ts';

export const searchModules = ['classified', 'retail', 'booking', 'food'] as const;
export type SearchModule = (typeof searchModules)[number];
export const SearchModule = z.enum(searchModules);

/** An item of a list, whatever its module (spec §7: ads, products and businesses). */
export const ListingItem = z
  .object({
    id: Id,
    /** The kind of thing: favourites, reports and messages refer to it by kind and id. */
    kind: z.string(),
    module: SearchModule,
    slug: z.string(),
    title: z.string(),
    price: Money.nullable(),
    /** `fixed`, `negotiable`, `free` or `on-request`, for kinds that have price types. */
    price_type: z.string().nullable(),
    /** `week` for rents. */
    price_unit: z.enum(['week']).nullable(),
    image: z.string().nullable(),
    images: z.array(z.string()),
    location: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    created_at: Moment,
    is_premium: Flag,
    featured_classified: Flag,
    rating: z.number(),
    template_slug: z.string().nullable(),
    category: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    seller: z.looseObject({ id: Id, name: z.string(), image: z.string().nullable() }).nullable(),
    is_favourite: z.boolean(),
    is_wishlisted: z.boolean(),
    is_sold: z.boolean(),
    path: z.string(),
    /** Short facts such as the year or the number of bedrooms. */
    facts: z.array(z.string()),
    /** Its earlier price; only products have one. */
    was_price: Money.nullable().optional(),
    /** A running deal below the lowest price of the 30 days before it. */
    is_deal: z.boolean().optional(),
    /** Nothing of it can be bought now. */
    is_sold_out: z.boolean().optional(),
    rating_count: z.int().optional(),
    /** For products that are food. */
    food: z.object({ verdicts: Verdicts }).nullable().optional(),
  })
  .meta({ id: 'ListingItem' });
export type ListingItem = z.infer<typeof ListingItem>;

/** Dollars as typed into a filter, in cents; an empty field is no limit. */
const dollars = blankAsMissing(cents().optional());

const Bounds = z
  .object({ n: latitude(), s: latitude(), e: longitude(), w: longitude() })
  .meta({ id: 'Bounds' });
export type Bounds = z.infer<typeof Bounds>;

const oneOrMany = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Attribute slug → chosen values; `2015..2020`, `2015..` and `..2020` are ranges of numbers. */
const Attributes = z
  .record(
    z.string().max(80),
    z.preprocess(
      (value) => (Array.isArray(value) ? value : value === '' || value === undefined ? [] : [value]),
      z.array(oneOrMany.pipe(z.string().max(200))).max(40),
    ),
  )
  .refine((chosen) => Object.keys(chosen).length <= 30, 'Please enter valid number.')
  .transform((chosen) =>
    Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0)),
  );

const optionalCategory = blankAsMissing(anyId('catalogue.category').optional());

const templatesByName: Record<string, TemplateSlug> = { jobs: 'job', 'real-estate': 'realestate' };

/** Things whose category has this template; addresses use other names for two of them. */
export const optionalTemplate = blankAsMissing(
  z.preprocess(
    (name) => (typeof name === 'string' ? (templatesByName[name] ?? name) : name),
    z.enum(templateSlugs).optional(),
  ),
);

/** Filters that every list of things accepts (fields of the list calls; prices in dollars as typed). */
export const listingFields = {
  keyword: blankAsMissing(line(120).optional()),
  category_id: optionalCategory,
  sub_category_id: optionalCategory,
  template_slug: optionalTemplate,
  location: blankAsMissing(line(200).optional()),
  lat: blankAsMissing(latitude().optional()),
  lng: blankAsMissing(longitude().optional()),
  /** Kilometres. */
  radius: blankAsMissing(decimal({ min: 0, max: 20_000 }).optional()),
  price_min: dollars,
  price_max: dollars,
  rating: blankAsMissing(wholeNumber({ min: 1, max: 5 }).optional()),
  date_filter: blankAsMissing(z.enum(dateFilters).optional()),
  /** A day on which there is still a time to be booked. */
  free_on: blankAsMissing(
    day('Date')
      .meta({ examples: ['2030-01-01'] })
      .optional(),
  ),
  sort: blankAsMissing(z.enum(sorts).optional()),
  attributes: blankAsMissing(Attributes.optional()),
  bounds: blankAsMissing(Bounds.optional()),
  owner_id: blankAsMissing(anyId('identity.user').optional()),
  page_id: blankAsMissing(z.string().max(80).optional()),
  filter: blankAsMissing(z.string().max(40).optional()),
  /** `next_cursor` of the page before. */
  cursor: blankAsMissing(z.string().max(200).optional()),
  ...PageQuery.shape,
};

/** Body of the list calls. */
export const ListingQuery = z.object(listingFields);
export type ListingQuery = z.infer<typeof ListingQuery>;

/** Folds `attributes[make]=…` and `bounds[n]=…` of a query string. */
export const fromQueryString = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (query) => (query && typeof query === 'object' ? foldForm(Object.entries(query)) : query),
    schema,
  );

/** Each facet is counted with its own filter removed; `is_exact` is false where a sample was counted. */
export const Facets = z
  .object({
    is_exact: z.boolean(),
    facets: z.array(
      z.object({
        slug: z.string(),
        values: z.array(z.object({ value: z.string(), count: z.int(), is_selected: z.boolean() })),
      }),
    ),
    categories: z.array(z.object({ id: Id, count: z.int() })),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof Facets>;

/** A page of listings; `total` is an estimate where `total_is_exact` is false. */
export const ListingPage = pageOf(ListingItem)
  .extend({
    total_is_exact: z.boolean(),
    next_cursor: z.string().nullable(),
    /** The words that were searched for instead of misspelt ones. */
    did_you_mean: z.string().nullable(),
  })
  .meta({ id: 'ListingPage' });
export type ListingPage = z.infer<typeof ListingPage>;
