import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { claimAttribute } from '@souk/contract/modules/food/shelves';
import { slugOf } from '@souk/contract/shared/values';
import { type CategoryRow, conditionLabels, filtersOf, wordsIn } from '../../catalogue/index.ts';
import { isHonestDeal } from '../../discounts/index.ts';
import { facetsOfFood, withoutContradicted } from '../../food/index.ts';
import type { SearchDocument } from '../../search/index.ts';
import { type BusinessCard, type BusinessRow, publicPlaceOfBusiness } from '../../sellers/index.ts';
import { isBuyable, type Shown } from '../variants/offer.rules.ts';
import type { Offer } from '../variants/variant.queries.ts';
import { productPath, productSlug } from './product.rules.ts';
import type { ProductRow } from './product.tables.ts';

export interface ProductSurroundings {
  /** Root category first. */
  path: readonly CategoryRow[];
  attributes: readonly Attribute[];
  /** Paths of the images, the cover first. */
  images: readonly string[];
  offer: Offer;
  shown: Shown;
  /** The lowest price of the 30 days before the deal. */
  lowestBefore: number | undefined;
  business: BusinessRow | undefined;
  card: BusinessCard | undefined;
}

const cardImages = 5;

/** Option slug → values of the variants on sale: colour, size and the like are filtered like attributes. */
function optionFacets({ variants }: Offer): Record<string, string[]> {
  const facets: Record<string, Set<string>> = {};
  for (const { options, isActive } of variants)
    for (const [name, value] of Object.entries(isActive ? options : {})) {
      const slug = slugOf(name) || name;
      facets[slug] = (facets[slug] ?? new Set()).add(value);
    }
  return Object.fromEntries(Object.entries(facets).map(([slug, values]) => [slug, [...values]]));
}

/** The product's attributes merged with its variants' options of the same name. */
function joined(own: Record<string, string[]>, options: Record<string, string[]>) {
  const slugs = new Set([...Object.keys(options), ...Object.keys(own)]);
  return Object.fromEntries(
    [...slugs].map((slug) => [slug, [...new Set([...(own[slug] ?? []), ...(options[slug] ?? [])])]]),
  );
}

/** A food's filter values; a claim that its ingredients contradict matches nothing. */
function foodFacets({ food }: ProductRow, { [claimAttribute]: claims = [] }: Record<string, string[]>) {
  if (!food) return {};
  return { [claimAttribute]: withoutContradicted(claims, food), ...facetsOfFood(food) };
}

/** Facets of a list of products; `availability` and `content` are our own names. */
function facetsOf(product: ProductRow, surroundings: ProductSurroundings, isDeal: boolean) {
  const { attributes, offer } = surroundings;
  const { facets, numbers } = filtersOf(attributes, product.attributes);
  return {
    numbers,
    facets: {
      ...joined(facets, optionFacets(offer)),
      ...foodFacets(product, facets),
      condition: [product.condition],
      ...(product.brand ? { brand: [product.brand] } : {}),
      ...(offer.variants.some(isBuyable) ? { availability: ['in-stock'] } : {}),
      ...(isDeal ? { content: ['daily-deals'] } : {}),
    },
  };
}

/** The product as a list item. */
function cardOf(product: ProductRow, surroundings: ProductSurroundings, isDeal: boolean) {
  const { path, images, shown, offer, card, business } = surroundings;
  const category = path.at(-1);
  const address = business && publicPlaceOfBusiness(business);
  return {
    slug: productSlug(product),
    image: images[0] ?? null,
    images: images.slice(0, cardImages),
    location: [address?.city, address?.state_code].filter(Boolean).join(' '),
    price_type: 'fixed',
    was_price_cents: shown.price.wasCents,
    is_deal: isDeal,
    is_sold_out: !offer.variants.some(isBuyable),
    rating_count: product.ratingCount,
    ...(product.food ? { food: { verdicts: product.food.verdicts } } : {}),
    facts: [product.brand, product.condition === 'new' ? null : conditionLabels[product.condition]].filter(
      (fact) => fact !== null,
    ),
    ...(card
      ? { seller: { id: card.userId, name: card.businessName, image: card.logoPath, slug: card.slug } }
      : {}),
    ...(category ? { category: { id: category.id, name: category.name, slug: category.slug } } : {}),
  };
}

const wordsOf = (product: ProductRow, { path, offer }: ProductSurroundings): string =>
  [
    ...path.map(({ name }) => name),
    product.brand ?? '',
    ...wordsIn(product.attributes),
    ...offer.variants.flatMap(({ sku, barcode, options }) => [
      sku ?? '',
      barcode ?? '',
      ...Object.values(options),
    ]),
  ]
    .filter(Boolean)
    .join(' ');

/** The product's search document, with the card for lists. */
export function describeProduct(product: ProductRow, surroundings: ProductSurroundings): SearchDocument {
  const { path, shown, business, lowestBefore } = surroundings;
  const isDeal = isHonestDeal(shown.price, lowestBefore);
  const address = business && publicPlaceOfBusiness(business);
  return {
    ...facetsOf(product, surroundings, isDeal),
    subject: { kind: 'retail.product', id: product.id },
    module: 'retail',
    ownerId: product.sellerId,
    categoryIds: path.map(({ id }) => id),
    title: product.title,
    text: product.description,
    keywords: wordsOf(product, surroundings),
    priceCents: shown.price.cents,
    lat: address?.lat ?? null,
    lng: address?.lng ?? null,
    suburb: address?.city ?? '',
    stateCode: address?.state_code ?? '',
    postcode: address?.pincode ?? '',
    tier: product.tier,
    rating: product.ratingAverage,
    publishedAt: product.approvedAt ?? product.createdAt,
    path: productPath(product),
    card: cardOf(product, surroundings, isDeal),
  };
}
