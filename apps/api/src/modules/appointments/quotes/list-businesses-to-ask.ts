import { maxSuggested } from '@souk/contract/modules/appointments/quote-values';
import type {
  AskedBusiness,
  listBusinessesToAsk as contract,
} from '@souk/contract/modules/appointments/quotes';
import type { QueryOf, ReplyOf } from '@souk/contract/shared/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { countOf, findSummaries, meanOf, receivedKind, type StarCounts } from '../../reviews/index.ts';
import { searchDocuments } from '../../search/index.ts';
import { type BusinessCard, type BusinessRow, businessCards, getShownBusiness } from '../../sellers/index.ts';
import { listServicesById } from '../services/service.queries.ts';
import { kmBetween } from './quote.present.ts';
import { byNearness } from './quote.rules.ts';
import { givesQuotes } from './request-quote.ts';

/** So many services are looked through for other businesses; one business may offer several of them. */
const lookedThrough = 60;

/** What the others must offer too: the service's category, else that of the business. */
async function categoryOf(reader: Reader, business: BusinessRow, serviceId: number | undefined) {
  const [service] = serviceId === undefined ? [] : await listServicesById(reader, [serviceId]);
  return service?.sellerId === business.userId ? service.categoryId : business.categoryId;
}

interface Spot {
  lat: number;
  lng: number;
}

/** Whose services of that category are nearest; paid places come first in a search, and the order is ours anyway. */
async function sellersNear(reader: Reader, categoryId: number | null, near: Spot | null): Promise<number[]> {
  if (categoryId === null) return [];
  const { documents } = await searchDocuments(reader, {
    module: 'booking',
    categoryId,
    ...(near ? { lat: near.lat, lng: near.lng, sort: 'nearest' as const } : {}),
    page: 1,
    pageSize: lookedThrough,
  });
  return [...new Set(documents.map(({ ownerId }) => ownerId))];
}

const present = (card: BusinessCard, stars: StarCounts | undefined, near: Spot | null): AskedBusiness => ({
  business_id: card.businessId,
  user_id: card.userId,
  name: card.businessName,
  slug: card.slug,
  seller_type: card.sellerType,
  suburb: card.suburb,
  image: card.logoPath,
  rating: stars ? meanOf(stars) : 0,
  rating_count: stars ? countOf(stars) : 0,
  distance_km: kmBetween(card.place, near),
});

/** Whom a customer may ask beside a business. */
export async function listBusinessesToAsk(
  reader: Reader,
  { business_id: businessId, service_id: serviceId, lat, lng }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const business = await getShownBusiness(reader, businessId);
  if (!givesQuotes(business)) throw new Problem('no-quotes');
  const own = (await businessCards(reader, [business.userId])).get(business.userId);
  if (!own) throw new Problem('record-not-found');
  const near = lat !== undefined && lng !== undefined ? { lat, lng } : own.place;
  const sellerIds = await sellersNear(reader, await categoryOf(reader, business, serviceId), near);

  const cards = await businessCards(reader, sellerIds);
  const others = [...cards.values()].filter((card) => card.userId !== own.userId && givesQuotes(card));
  const ratings = await findSummaries(
    reader,
    receivedKind,
    [own, ...others].map(({ userId }) => userId),
  );
  const shown = (card: BusinessCard) => present(card, ratings.get(card.userId), near);
  return { business: shown(own), others: others.map(shown).sort(byNearness).slice(0, maxSuggested) };
}
