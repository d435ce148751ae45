import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { anyId, GeoAddress, Id, Moment, Money } from '../../shared/values.ts';
import { AttributeValue } from '../catalogue/attributes.ts';
import { fromQueryString, ListingItem, ListingPage, ListingQuery, listingFields } from '../search/listing.ts';
import { Ad, adTemplates, RetailDetails } from './ads.ts';

const CategoryLink = z.object({ id: Id, name: z.string(), slug: z.string() }).meta({ id: 'CategoryLink' });

/** An attribute of the ad as its page shows it. */
export const AdAttribute = z
  .object({
    slug: z.string(),
    name: z.string(),
    value: AttributeValue,
    label: z.string(),
    unit: z.string().nullable(),
  })
  .meta({ id: 'AdAttribute' });
export type AdAttribute = z.infer<typeof AdAttribute>;

export const AdSeller = z
  .object({
    id: Id,
    name: z.string(),
    image: z.string().nullable(),
    seller_type: PlainSellerType,
    business_slug: z.string().nullable(),
    member_since: Moment,
    ads_count: z.int(),
  })
  .meta({ id: 'AdSeller' });
export type AdSeller = z.infer<typeof AdSeller>;

/** Everything that the page of one ad shows. */
export const AdDetail = Ad.omit({ image: true, offers_count: true })
  .extend({
    description: z.string(),
    images: z.array(z.object({ id: Id, path: z.string() })),
    category_path: z.array(CategoryLink),
    attributes: z.array(AdAttribute),
    retail: RetailDetails.nullable(),
    address: GeoAddress,
    contact_name: z.string().nullable(),
    /** The number itself for the owner only; others reveal it. */
    contact_phone: z.string().nullable(),
    has_phone: z.boolean(),
    hide_phone: z.boolean(),
    role: z.enum(['owner', 'viewer', 'admin']),
    seller: AdSeller,
    may_offer: z.boolean(),
    my_offer: z.object({ id: Id, price: Money, status: z.string() }).nullable(),
    is_favourite: z.boolean(),
    similar: z.array(ListingItem),
  })
  .meta({ id: 'AdDetail' });
export type AdDetail = z.infer<typeof AdDetail>;

const InQuery = fromQueryString(ListingQuery);

export const noClassifiedsText = 'No Classifieds found';
export const noItemsText = 'Items not found';

export const listAds = endpoint({
  method: 'GET',
  path: '/classifieds',
  spec: ['classifieds/list'],
  access: 'anyone',
  summary: 'Public classified ads: premium first, then featured, then the rest.',
  query: InQuery,
  reply: ListingPage,
});

export const pageIds = ['classified', 'retail'] as const;

export const listPage = endpoint({
  method: 'GET',
  path: '/listing',
  spec: ['categories/listing'],
  access: 'anyone',
  summary: 'Ads of a page (`classified` or `retail`) and, where given, of a category.',
  query: fromQueryString(
    z.object({ ...listingFields, page_id: z.string({ error: 'This field is required.' }).trim().max(80) }),
  ),
  reply: ListingPage,
  errors: ['listing-not-found'],
});

const groupFilters = ['most-recent', 'top-rated', 'recently-viewed'] as const;
const retailGroupFilters = ['most-recent', 'best-sellers', 'recently-viewed'] as const;

export const listAdGroups = endpoint({
  method: 'POST',
  path: '/new-classified-list',
  spec: ['lists/new-classified-list'],
  access: 'anyone',
  acting: 'reading',
  summary: 'The group that `filter` names, or all three.',
  body: ListingQuery.extend({ filter: blankAsMissing(z.enum(groupFilters).optional()) }),
  reply: z.object({
    mostRecent: z.array(ListingItem).optional(),
    top_rated: z.array(ListingItem).optional(),
    recently_view: z.array(ListingItem).optional(),
  }),
});

export const listRetailAdGroups = endpoint({
  method: 'POST',
  path: '/new-classified-list-retail',
  spec: ['lists/new-classified-list-retail'],
  access: 'anyone',
  acting: 'reading',
  summary: 'The group of retail ads that `filter` names, or all three.',
  body: ListingQuery.extend({ filter: blankAsMissing(z.enum(retailGroupFilters).optional()) }),
  reply: z.object({
    mostRecent: z.array(ListingItem).optional(),
    best_sellors: z.array(ListingItem).optional(),
    recently_view: z.array(ListingItem).optional(),
  }),
});

const narrowing = [
  'category_id',
  'sub_category_id',
  'keyword',
  'location',
  'lat',
  'radius',
  'price_min',
  'price_max',
  'rating',
  'date_filter',
  'attributes',
  'bounds',
  'owner_id',
] as const;

export const filterRequiredText = 'Please select at least one filter.';
const isGiven = (value: unknown) =>
  value !== undefined && (typeof value !== 'object' || Object.keys(Object(value)).length > 0);
const isNarrowed = (query: ListingQuery) => narrowing.some((name) => isGiven(query[name]));

export const filterRetailAds = endpoint({
  method: 'POST',
  path: '/get_all_retailclassifiedbyfilter',
  spec: ['lists/get_all_retailclassifiedbyfilter'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Retail ads by at least one filter.',
  body: ListingQuery.refine(isNarrowed, {
    error: filterRequiredText,
    path: ['filter'],
  }),
  reply: ListingPage,
});

export const listAdsByBusiness = endpoint({
  method: 'GET',
  path: '/ads-by-business/:module/:slug',
  spec: ['lists/ads-by-business'],
  access: 'anyone',
  summary: 'Public ads of one business.',
  params: z.object({ module: z.enum(['classified', 'retail', 'booking']), slug: z.string().max(120) }),
  query: InQuery,
  reply: ListingPage,
});

export const listAdsOfSeller = endpoint({
  method: 'GET',
  path: '/user-ads/:item_id',
  spec: ['lists/user-ads'],
  access: 'anyone',
  summary: 'Other public ads of the seller of an ad.',
  params: z.object({ item_id: anyId('classifieds.ad') }),
  query: InQuery,
  reply: ListingPage,
  errors: ['record-gone'],
});

const templateNames = { general: 'general', jobs: 'job', job: 'job', realestate: 'realestate' } as const;
const templateOf = (name: unknown) => templateNames[name as keyof typeof templateNames];

export const listPopularAds = endpoint({
  method: 'GET',
  path: '/popular-view/:templateName/:category_id',
  spec: ['lists/popular-view'],
  access: 'anyone',
  summary: 'The most viewed ads of a category and its template.',
  params: z.object({
    templateName: z.preprocess(templateOf, z.enum(adTemplates)),
    category_id: anyId('catalogue.category'),
  }),
  query: InQuery,
  reply: ListingPage,
});

export const getAd = endpoint({
  method: 'GET',
  path: '/classifieds/:id',
  spec: ['classifieds/get'],
  access: 'anyone',
  summary: 'One ad: a public one for everyone, an own one in every state.',
  params: z.object({ id: anyId('classifieds.ad') }),
  reply: AdDetail,
  errors: ['record-gone'],
});

export const revealPhone = endpoint({
  method: 'POST',
  path: '/classifieds/:id/phone',
  access: 'signed-in',
  summary: 'Shows the phone number of an ad to a signed-in user and notes who saw it.',
  params: z.object({ id: anyId('classifieds.ad') }),
  reply: z.object({ contact_name: z.string().nullable(), contact_phone: z.string() }),
  errors: ['record-gone'],
  limit: { max: 30, seconds: 60 },
});
