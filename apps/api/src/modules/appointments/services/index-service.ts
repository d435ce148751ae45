import type { Tx } from '../../../platform/db/database.ts';
import { partyKind } from '../../bookings/index.ts';
import { categoryPath } from '../../catalogue/index.ts';
import { imagePaths } from '../../media/index.ts';
import { countOf, findSummaries, meanOf, noReviews } from '../../reviews/index.ts';
import { putDocument, removeDocument, type SearchDocument } from '../../search/index.ts';
import { businessCards, findBusiness, publicPlaceOfBusiness } from '../../sellers/index.ts';
import { isPublic } from './service.policy.ts';
import { addOnsOf } from './service.queries.ts';
import { servicePath, serviceSlug } from './service.rules.ts';
import type { ServiceRow } from './service.tables.ts';

/** The kind by which search, wishlists and messages refer to a service. */
export const serviceKind = 'appointments.service';

async function cardOf(tx: Tx, service: ServiceRow, category: { id: number; name: string; slug: string }) {
  const card = (await businessCards(tx, [service.sellerId])).get(service.sellerId);
  const { imageFileId: imageId } = service;
  const image = imageId === null ? null : ((await imagePaths(tx, [imageId])).get(imageId) ?? null);
  return {
    slug: serviceSlug(service),
    image,
    images: image === null ? [] : [image],
    price_type: service.priceKind === 'quote' ? 'on-request' : service.priceKind,
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
    facets: { place: [service.place] },
    numbers: { minutes: service.durationMinutes },
    priceCents: service.priceCents,
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
      ...(await cardOf(tx, service, category)),
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
