import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { salary } from '../../lib/format.ts';
import { placesOf, type Trade } from '../search/listing-trade.ts';

type Priced = Pick<AdDetail, 'price' | 'price_type' | 'price_unit' | 'template_slug'> &
  Partial<Pick<AdDetail, 'attributes'>>;

/** Attributes by which a job tells its pay; their line of details would say it again. */
export const salarySlugs: readonly string[] = ['salary-from', 'salary-to'];

/** `$74K` and `$82K`: the ends, in thousands, that the ad tells. */
function salaryEnds(attributes: AdDetail['attributes'] = []): string[] {
  const ends = salarySlugs.flatMap((slug) => {
    const value = attributes.find((attribute) => attribute.slug === slug)?.value;
    return typeof value === 'number' && value > 0 ? [salary(value * 100_000)] : [];
  });
  return [...new Set(ends)];
}

/** How an ad's price is told: rents by the week, salaries in thousands by the year. */
export type PriceWords =
  | { kind: 'free' }
  | { kind: 'on-request' }
  | { kind: 'sum'; cents: number; unit: 'week' | null; isNegotiable: boolean }
  | { kind: 'salary'; from: string; to: string | null };

export function priceWords({ price, price_type, price_unit, template_slug, attributes }: Priced): PriceWords {
  if (price_type === 'free') return { kind: 'free' };
  const [from, to = null] = template_slug === 'job' ? salaryEnds(attributes) : [];
  if (from) return { kind: 'salary', from, to };
  if (!price || price_type === 'on-request') return { kind: 'on-request' };
  if (template_slug === 'job') return { kind: 'salary', from: salary(price.cents), to: null };
  return {
    kind: 'sum',
    cents: price.cents,
    unit: price_unit,
    isNegotiable: price_type === 'negotiable',
  };
}

export interface ProductData {
  '@context': 'https://schema.org';
  '@type': 'Product';
  [part: string]: unknown;
}

const itemConditions: Record<string, string> = {
  new: 'https://schema.org/NewCondition',
  'like-new': 'https://schema.org/UsedCondition',
  good: 'https://schema.org/UsedCondition',
  fair: 'https://schema.org/UsedCondition',
  'for-parts': 'https://schema.org/DamagedCondition',
};

type Sold = Pick<
  AdDetail,
  | 'title'
  | 'description'
  | 'images'
  | 'price'
  | 'condition'
  | 'is_sold'
  | 'path'
  | 'id'
  | 'category_path'
  | 'seller'
>;

/** The ad as search engines read it. */
export function productData(ad: Sold, origin: string): ProductData {
  const offer = ad.price && {
    '@type': 'Offer',
    price: (ad.price.cents / 100).toFixed(2),
    priceCurrency: ad.price.currency,
    availability: `https://schema.org/${ad.is_sold ? 'SoldOut' : 'InStock'}`,
    url: `${origin}${ad.path}`,
    seller: { '@type': ad.seller.business_slug ? 'Organization' : 'Person', name: ad.seller.name },
    ...(ad.condition && itemConditions[ad.condition] ? { itemCondition: itemConditions[ad.condition] } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: ad.title,
    description: ad.description.slice(0, 500),
    sku: String(ad.id),
    category: ad.category_path.map(({ name }) => name).join(' > '),
    image: ad.images.slice(0, 5).map(({ path }) => `${origin}/files/${encodeURIComponent(path)}?w=1200`),
    ...(offer ? { offers: offer } : {}),
  };
}

/** The lists an ad stands in: those of the shops hold retail ads of private people too. */
export const tradeOf = ({ module_type }: Pick<AdDetail, 'module_type'>): Trade =>
  module_type === 'retail' ? 'retail' : 'classified';

/** The steps above an ad as search engines read them. */
export const crumbData = (
  ad: Pick<AdDetail, 'category_path' | 'title' | 'path' | 'module_type'>,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      name: ad.module_type === 'retail' ? 'Retail' : 'Classifieds',
      item: `${origin}${placesOf[tradeOf(ad)].home}`,
    },
    ...ad.category_path.map(({ name, slug }) => ({
      name,
      item: `${origin}${placesOf[tradeOf(ad)].category(slug)}`,
    })),
    { name: ad.title, item: `${origin}${ad.path}` },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});

/** Attribute values that are one of many are told apart from a plain word. */
export const isMany = (value: AdDetail['attributes'][number]['value']): value is string[] =>
  Array.isArray(value);
