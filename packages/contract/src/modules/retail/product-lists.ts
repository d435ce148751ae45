import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { latitude, longitude } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText } from '../../shared/texts.ts';
import { anyId, Day, Id, Moment, Money } from '../../shared/values.ts';
import { conditions } from '../catalogue/conditions.ts';
import { fromQueryString, ListingItem, ListingPage, ListingQuery } from '../search/listing.ts';
import { ProductFood } from './foods.ts';
import { productMoves, productStates } from './products.ts';
import { Question } from './questions.ts';

export const noProductsText = 'Items not found';

/** The shop behind a product. */
export const ProductSeller = z
  .object({
    id: Id,
    name: z.string(),
    image: z.string().nullable(),
    /** Slug of its shop page, `/retail/shops/:slug`. */
    slug: z.string(),
    suburb: z.string().nullable(),
    member_since: Moment,
    products_count: z.int(),
    sold_count: z.int(),
    /** Over all its products, weighed by their reviews. */
    rating: z.number(),
    rating_count: z.int(),
  })
  .meta({ id: 'ProductSeller' });
export type ProductSeller = z.infer<typeof ProductSeller>;

/** A variant as a buyer sees it. */
export const SaleVariant = z
  .object({
    id: Id,
    sku: z.string().nullable(),
    options: z.record(z.string(), z.string()),
    /** What it costs now, a running deal included. */
    price: Money,
    /** What it cost before, where that is worth a word. */
    was_price: Money.nullable(),
    /** Percent below `was_price`. */
    discount_percent: z.int().nullable(),
    /** The deal's price lies below the lowest of the 30 days before it. */
    is_deal: z.boolean(),
    lowest_30_days: Money,
    free: z.int(),
    is_sold_out: z.boolean(),
    weight_grams: z.int().nullable(),
    image_id: Id.nullable(),
  })
  .meta({ id: 'SaleVariant' });
export type SaleVariant = z.infer<typeof SaleVariant>;

export const ProductAttribute = z
  .object({
    slug: z.string(),
    name: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
    label: z.string(),
    unit: z.string().nullable(),
  })
  .meta({ id: 'ProductAttribute' });
export type ProductAttribute = z.infer<typeof ProductAttribute>;

/** How a product reaches a place, and when. */
export const DeliveryEstimate = z
  .object({
    /** The place as it was understood; null where none was given or known. */
    place: z.string().nullable(),
    methods: z.array(
      z.object({
        name: z.string(),
        price: Money,
        /** It costs this at least: where it goes is not known. */
        is_from: z.boolean(),
        is_free: z.boolean(),
        /** Days on the road, the zone included. */
        days: z.int(),
        arrives_from: Day,
        arrives_by: Day,
      }),
    ),
    free_over: Money.nullable(),
    dispatch_days: z.int(),
    /** Suburb where it can be picked up; null where it cannot. */
    pickup: z.string().nullable(),
  })
  .meta({ id: 'DeliveryEstimate' });
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>;

/** Everything that the page of one product shows; reviews are asked of their own module by kind and id. */
export const ProductDetail = z
  .object({
    id: Id,
    kind: z.literal('retail.product'),
    slug: z.string(),
    path: z.string(),
    title: z.string(),
    description: z.string(),
    brand: z.string().nullable(),
    /** What is said of it as food; null where it is none or nothing is known. */
    food: ProductFood.nullable(),
    condition: z.enum(conditions),
    category_id: Id,
    category_path: z.array(z.object({ id: Id, name: z.string(), slug: z.string() })),
    attributes: z.array(ProductAttribute),
    images: z.array(z.object({ id: Id, path: z.string() })),
    /** In the order in which the page asks for them. */
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    variants: z.array(SaleVariant),
    /** The lowest price that can be bought now, else the lowest. */
    price: Money,
    was_price: Money.nullable(),
    is_deal: z.boolean(),
    deal: z.object({ id: Id, title: z.string(), discount_percent: z.int(), ends_at: Moment }).nullable(),
    is_sold_out: z.boolean(),
    is_gst_free: z.boolean(),
    has_pickup: z.boolean(),
    rating: z.number(),
    rating_count: z.int(),
    sold_count: z.int(),
    seller: ProductSeller,
    /** To the place of the call; null where it names none that is known. */
    delivery: DeliveryEstimate,
    questions: z.array(Question),
    questions_count: z.int(),
    similar: z.array(ListingItem),
    goes_with: z.array(ListingItem),
    role: z.enum(['owner', 'viewer', 'admin']),
    state: z.enum(productStates),
    moves: z.array(z.enum(productMoves)),
    is_favourite: z.boolean(),
    is_wishlisted: z.boolean(),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof ProductDetail>;

/** A suburb or postcode as typed, or a point. */
const placeFields = {
  /** Whose weight is posted; the shown variant's where it is left out or not of this product. */
  variant_id: blankAsMissing(anyId('retail.variant', 200).optional()),
  location: optionalText(200),
  lat: blankAsMissing(latitude().optional()),
  lng: blankAsMissing(longitude().optional()),
};

export const getRetailProduct = endpoint({
  method: 'POST',
  path: '/retail-classified-detail',
  spec: ['lists/retail-classified-detail'],
  access: 'anyone',
  acting: 'reading',
  summary: 'One product by its id or its slug, which ends in the id; the look is noted.',
  body: z
    .object({
      id: blankAsMissing(anyId('retail.product').optional()),
      slug: optionalText(200),
      ...placeFields,
    })
    .refine(({ id, slug }) => id !== undefined || slug !== undefined, {
      error: 'This field is required.',
      path: ['id'],
    }),
  reply: ProductDetail,
  errors: ['record-gone'],
});

export const estimateDelivery = endpoint({
  method: 'GET',
  path: '/retail/products/:id/delivery',
  access: 'anyone',
  summary: 'How and when a product reaches a place.',
  params: z.object({ id: anyId('retail.product') }),
  query: z.object(placeFields),
  reply: DeliveryEstimate,
  errors: ['record-gone'],
});

export const listPrices = endpoint({
  method: 'GET',
  path: '/retail/variants/:id/prices',
  access: 'anyone',
  summary: 'What a variant has cost since it stands, the oldest price first.',
  params: z.object({ id: anyId('retail.variant') }),
  reply: z.object({
    prices: z.array(z.object({ price: Money, since: Moment })),
    lowest_30_days: Money,
  }),
  errors: ['record-gone'],
});

const retailFilters = ['most-recent', 'best-sellers', 'recently-viewed'] as const;

export const ProductGroups = z
  .object({
    mostRecent: z.array(ListingItem),
    best_sellors: z.array(ListingItem),
    recently_view: z.array(ListingItem),
  })
  .meta({ id: 'ProductGroups' });

export const listRetail = endpoint({
  method: 'POST',
  path: '/retail-list',
  spec: ['lists/retail-list'],
  access: 'anyone',
  acting: 'reading',
  summary: 'The three groups of the retail page, or a page of the one that `filter` names.',
  body: ListingQuery.extend({ filter: blankAsMissing(z.enum(retailFilters).optional()) }),
  reply: z.union([ListingPage, pageOf(ListingItem), ProductGroups]),
});

export const listBestSellers = endpoint({
  method: 'GET',
  path: '/retail/best-sellers',
  access: 'anyone',
  summary: 'Public products by how often they were sold.',
  query: z.object({
    ...PageQuery.shape,
    category_id: blankAsMissing(anyId('catalogue.category', 200).optional()),
  }),
  reply: pageOf(ListingItem),
});

const ShopParams = z.object({ slug: z.string().max(120) });

export const Shop = ProductSeller.extend({
  /** Categories that hold its products. */
  categories: z.array(z.object({ id: Id, name: z.string(), slug: z.string(), products_count: z.int() })),
  has_pickup: z.boolean(),
  free_over: Money.nullable(),
  dispatch_days: z.int().nullable(),
}).meta({ id: 'Shop' });
export type Shop = z.infer<typeof Shop>;

export const getShop = endpoint({
  method: 'GET',
  path: '/retail/shops/:slug',
  access: 'anyone',
  summary: 'The head of a shop’s page.',
  params: ShopParams,
  reply: Shop,
});

export const listShopProducts = endpoint({
  method: 'GET',
  path: '/retail/shops/:slug/products',
  access: 'anyone',
  summary: 'The products of a shop, with search inside.',
  params: ShopParams,
  query: fromQueryString(ListingQuery),
  reply: ListingPage,
});
