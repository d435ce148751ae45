import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { GeoAddress } from '@souk/contract/shared/values';
import { type CategoryRow, conditionLabels, filtersOf, labelOf, wordsIn } from '../../catalogue/index.ts';
import { publicPlaceOf } from '../../locations/index.ts';
import type { SearchDocument } from '../../search/index.ts';
import { adPath, adSlug } from './ad.present.ts';
import { priceUnitOf, salaryOf } from './ad.rules.ts';
import type { AdRow } from './ad.tables.ts';

export interface AdSurroundings {
  /** Root category first. */
  path: readonly CategoryRow[];
  attributes: readonly Attribute[];
  /** Paths of the images, the cover first. */
  images: readonly string[];
}

/** The short facts on a card, in this order. */
const factSlugs = [
  'year',
  'odometer',
  'transmission',
  'fuel',
  'bedrooms',
  'bathrooms',
  'parking',
  'job-type',
  'remote',
];
const cardImages = 5;

function factsOf(ad: AdRow, attributes: readonly Attribute[]): string[] {
  const bySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
  const facts = factSlugs.flatMap((slug) => {
    const attribute = bySlug.get(slug);
    const value = ad.attributes[slug];
    return attribute && value !== undefined ? [labelOf(attribute, value)] : [];
  });
  const salary = ad.template === 'job' ? salaryOf(ad) : undefined;
  if (salary) return [salary, ...facts];
  return facts.length > 0 || ad.condition === null ? facts : [conditionLabels[ad.condition]];
}

function filters({ condition, attributes: values }: AdRow, attributes: readonly Attribute[]) {
  const { facets, numbers } = filtersOf(attributes, values);
  return { numbers, facets: condition ? { condition: [condition], ...facets } : facets };
}

/** The employer of a job; other ads name their seller on their own page. */
const employerOf = ({ template, attributes, ownerId }: AdRow) =>
  template === 'job' && attributes.company
    ? { seller: { id: ownerId, name: String(attributes.company), image: null } }
    : {};

/** The ad as a list item. */
function cardOf(ad: AdRow, place: GeoAddress, { path, attributes, images }: AdSurroundings) {
  const category = path.at(-1);
  return {
    slug: adSlug(ad),
    image: images[0] ?? null,
    images: images.slice(0, cardImages),
    location: [place.city || place.location, place.state_code].filter(Boolean).join(' '),
    template_slug: ad.template,
    price_type: ad.priceType,
    price_unit: priceUnitOf(ad),
    facts: factsOf(ad, attributes),
    ...employerOf(ad),
    ...(category ? { category: { id: category.id, name: category.name, slug: category.slug } } : {}),
  };
}

/** The ad's search document, with the card for lists. */
export function describeAd(ad: AdRow, surroundings: AdSurroundings): SearchDocument {
  const { path, attributes } = surroundings;
  const place = publicPlaceOf(ad.address);
  return {
    ...filters(ad, attributes),
    subject: { kind: 'classifieds.ad', id: ad.id },
    module: ad.module,
    ownerId: ad.ownerId,
    categoryIds: path.map(({ id }) => id),
    title: ad.title,
    text: ad.description,
    keywords: [...path.map(({ name }) => name), ...wordsIn(ad.attributes)].join(' '),
    priceCents: ad.priceCents,
    lat: place.lat,
    lng: place.lng,
    suburb: place.city,
    stateCode: place.state_code,
    postcode: place.pincode,
    tier: ad.tier,
    rating: 0,
    publishedAt: ad.approvedAt ?? ad.createdAt,
    path: adPath(ad),
    card: cardOf(ad, place, surroundings),
  };
}
