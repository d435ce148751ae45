import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { partyKind } from '../../bookings/index.ts';
import { categoryPath } from '../../catalogue/index.ts';
import { findDeals, isHonestDeal, type PriceNow, priceOnDeal } from '../../discounts/index.ts';
import { imagePaths } from '../../media/index.ts';
import { countOf, findSummaries, meanOf, noReviews } from '../../reviews/index.ts';
import { putDocument, removeDocument, type SearchDocument } from '../../search/index.ts';
import { businessCards, findBusiness, publicPlaceOfBusiness } from '../../sellers/index.ts';
import { listWorkers } from '../people/person.queries.ts';
import { staffFacets } from '../people/staff.rules.ts';
import { lowestBeforeEach } from './price.queries.ts';
import { isPublic } from './service.policy.ts';
import { addOnsOf } from './service.queries.ts';
import { serviceKind, servicePath, serviceSlug } from './service.rules.ts';
import type { ServiceRow } from './service.tables.ts';

interface OnSale {
  price: PriceNow | undefined;
  /** It wears the badge. */
  isDeal: boolean;
}

/** What it costs now; the badge is decided by the 30 days before its deal. */
async function saleOf(tx: Tx, { id, priceCents }: ServiceRow): Promise<OnSale> {
  if (priceCents === null) return { price: undefined, isDeal: false };
  const deal = (await findDeals(tx, serviceKind, [id])).get(id);
  const price = priceOnDeal(priceCents, deal, clock.now());
  const [lowest] = deal ? await lowestBeforeEach(tx, [{ id, at: deal.startsAt }]) : [];
  return { price, isDeal: isHonestDeal(price, lowest) };
}

type Category = { id: number; name: string; slug: string };

async function cardOf(tx: Tx, service: ServiceRow, category: Category, { price, isDeal }: OnSale) {
  const card = (await businessCards(tx, [service.sellerId])).get(service.sellerId);
  const { imageFileId: imageId } = service;
  const image = imageId === null ? null : ((await imagePaths(tx, [imageId])).get(imageId) ?? null);
  return {
    slug: serviceSlug(service),
    image,
    images: image === null ? [] : [image],
    price_type: service.priceKind === 'quote' ? 'on-request' : service.priceKind,
    facts: [`${service.durationMinutes} min`],
    was_price_cents: price?.wasCents ?? null,
    is_deal: isDeal,
    category: { id: category.id, name: category.name, slug: category.slug },
    ...(card
      ? { seller: { id: card.userId, name: card.businessName, image: card.logoPath, slug: card.slug } }
      : {}),
  };
}

async function describeService(tx: Tx, service: ServiceRow): Promise<SearchDocument | undefined> {
  const path = await categoryPath(tx, service.categoryId);
  const category = path.at(-1);
  const business = await findBusiness(tx, service.sellerId);
  if (!category || !business) return undefined;
  const place = publicPlaceOfBusiness(business);
  const onSale = await saleOf(tx, service);
  const addOns = (await addOnsOf(tx, [service.id])).get(service.id) ?? [];
  const stars = (await findSummaries(tx, partyKind, [service.sellerId])).get(service.sellerId) ?? noReviews;
  return {
    subject: { kind: serviceKind, id: service.id },
    module: 'booking',
    ownerId: service.sellerId,
    categoryIds: path.map(({ id }) => id),
    title: service.name,
    text: service.description,
    keywords: [
      ...path.map(({ name }) => name),
      ...addOns.map(({ name }) => name),
      business.businessName,
    ].join(' '),
    facets: {
      place: [service.place],
      food: service.isHalal ? ['halal-food'] : [],
      content: onSale.isDeal ? ['daily-deals'] : [],
      ...staffFacets(await listWorkers(tx, service)),
    },
    numbers: {
      minutes: service.durationMinutes,
      ...(service.mostPeople === null ? {} : { people: service.mostPeople }),
    },
    priceCents: onSale.price?.cents ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    suburb: place?.city ?? '',
    stateCode: place?.state_code ?? '',
    postcode: place?.pincode ?? '',
    tier: 0,
    rating: meanOf(stars),
    publishedAt: service.createdAt,
    path: servicePath(service, business),
    card: {
      ...(await cardOf(tx, service, category, onSale)),
      rating_count: countOf(stars),
      location: [place?.city, place?.state_code].filter(Boolean).join(' '),
    },
  };
}

/** Writes the service's search document, or removes it where the service is not public. */
export async function indexService(tx: Tx, service: ServiceRow): Promise<void> {
  const document = isPublic(service) ? await describeService(tx, service) : undefined;
  if (document) await putDocument(tx, document);
  else await removeDocument(tx, { kind: serviceKind, id: service.id });
}
