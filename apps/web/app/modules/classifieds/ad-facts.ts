import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { salary } from '../../lib/format.ts';
import { type Described, itemCondition, type Trade, thingData } from '../search/index.ts';

type Priced = Pick<AdDetail, 'price' | 'price_type' | 'price_unit' | 'template_slug'> &
  Partial<Pick<AdDetail, 'attributes'>>;

/** Attributes with a job's pay; the details would only repeat it. */
export const salarySlugs: readonly string[] = ['salary-from', 'salary-to'];

/** `$74K` and `$82K`: the ends of the range, in thousands. */
function salaryEnds(attributes: AdDetail['attributes'] = []): string[] {
  const ends = salarySlugs.flatMap((slug) => {
    const value = attributes.find((attribute) => attribute.slug === slug)?.value;
    return typeof value === 'number' && value > 0 ? [salary(value * 100_000)] : [];
  });
  return [...new Set(ends)];
}

/** How an ad's price is worded: rents per week, salaries in thousands per year. */
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

type Sold = Described & Pick<AdDetail, 'price' | 'condition' | 'is_sold' | 'seller'>;

/** The ad as search engines read it. */
export function productData(ad: Sold, origin: string) {
  const offer = ad.price && {
    '@type': 'Offer',
    price: (ad.price.cents / 100).toFixed(2),
    priceCurrency: ad.price.currency,
    availability: `https://schema.org/${ad.is_sold ? 'SoldOut' : 'InStock'}`,
    url: `${origin}${ad.path}`,
    seller: { '@type': ad.seller.business_slug ? 'Organization' : 'Person', name: ad.seller.name },
    ...(ad.condition ? { itemCondition: itemCondition(ad.condition) } : {}),
  };
  return { ...thingData(ad, origin), ...(offer ? { offers: offer } : {}) };
}

/** The lists that contain an ad: those of the shops include retail ads of private users. */
export const tradeOf = ({ module_type }: Pick<AdDetail, 'module_type'>): Trade =>
  module_type === 'retail' ? 'retail' : 'classified';

/** Distinguishes attribute values that are lists from plain text. */
export const isMany = (value: AdDetail['attributes'][number]['value']): value is string[] =>
  Array.isArray(value);
