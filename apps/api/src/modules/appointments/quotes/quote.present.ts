import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import { moneyOrNull } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { namesOfResources } from '../../availability/index.ts';
import { presentTerms, termsOfAll } from '../../bookings/index.ts';
import { findUserCards, listTimeZones, type UserCard } from '../../identity/index.ts';
import { distanceKm } from '../../locations/index.ts';
import { countOf, findSummaries, meanOf, receivedKind, type StarCounts } from '../../reviews/index.ts';
import { type BusinessCard, businessCards } from '../../sellers/index.ts';
import { briefsOf } from './brief.queries.ts';
import type { Side } from './quote.policy.ts';
import { askedOf, newestVersionsOf } from './quote.queries.ts';
import { openMovesOf } from './quote.rules.ts';
import type { BriefRow, QuoteRow, QuoteVersionRow } from './quote.tables.ts';
import { localOf, presentVersion } from './version.present.ts';

/** What a page of quotes needs besides the quotes, read at once for all of them. */
interface Surroundings {
  briefs: Map<number, BriefRow>;
  versions: Map<number, QuoteVersionRow>;
  /** Resource → its name. */
  people: ReadonlyMap<number, { name: string }>;
  users: Map<number, UserCard>;
  businesses: Map<number, BusinessCard>;
  ratings: Map<number, StarCounts>;
  zones: Map<number, string>;
  terms: Map<number, Parameters<typeof presentTerms>[0]>;
  asked: Awaited<ReturnType<typeof askedOf>>;
}

interface Spot {
  lat: number;
  lng: number;
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

async function surroundingsOf(reader: Reader, rows: readonly QuoteRow[]): Promise<Surroundings> {
  const sellerIds = unique(rows.map(({ sellerId }) => sellerId));
  const customerIds = unique(rows.map(({ customerId }) => customerId));
  const briefIds = rows.map(({ briefId }) => briefId);
  const [briefs, versions, users, businesses, ratings, zones, terms, asked] = await Promise.all([
    briefsOf(reader, briefIds),
    newestVersionsOf(
      reader,
      rows.map(({ id }) => id),
    ),
    findUserCards(reader, customerIds),
    businessCards(reader, sellerIds),
    findSummaries(reader, receivedKind, sellerIds),
    listTimeZones(reader, sellerIds),
    termsOfAll(reader, sellerIds),
    askedOf(reader, briefIds),
  ]);
  const named = [...versions.values()].flatMap(({ people }) => people);
  return {
    briefs,
    versions,
    people: await namesOfResources(reader, unique(named)),
    users,
    businesses,
    ratings,
    zones,
    terms,
    asked,
  };
}

/** What was asked for. */
export const presentBrief = (brief: BriefRow) => ({
  brief_id: brief.id,
  title: brief.title,
  description: brief.description,
  service_id: brief.serviceId,
  category_id: brief.categoryId,
  preferred_date: brief.preferredDate,
  preferred_time: brief.preferredTime,
  address: brief.address,
  budget: moneyOrNull(brief.currency, brief.budgetCents),
});

function partiesOf({ customerId, sellerId }: QuoteRow, around: Surroundings) {
  const customer = around.users.get(customerId);
  const business = around.businesses.get(sellerId);
  const stars = around.ratings.get(sellerId);
  return {
    customer: { id: customerId, name: customer?.name ?? '', image: customer?.image ?? null },
    business: {
      user_id: sellerId,
      business_id: business?.businessId ?? null,
      name: business?.businessName ?? '',
      slug: business?.slug ?? null,
      seller_type: business?.sellerType ?? null,
      suburb: business?.suburb ?? null,
      image: business?.logoPath ?? null,
      rating: stars ? meanOf(stars) : 0,
      rating_count: stars ? countOf(stars) : 0,
    },
  };
}

/** The visit, as long as it is to come before the quote. */
function visitOf({ state, visitStartsAt, visitEndsAt }: QuoteRow, timeZone: string): Quote['visit'] {
  if (state !== 'Appointment' || !visitStartsAt || !visitEndsAt) return null;
  return { ...localOf(visitStartsAt, timeZone), ends_at: visitEndsAt.toISOString() };
}

/** In tenths of a kilometre. */
export const kmBetween = (one: Spot | null | undefined, other: Spot | null | undefined): number | null =>
  one && other ? Math.round(distanceKm(one, other) * 10) / 10 : null;

/** What the customer compares businesses by, and what became of the whole brief. */
function comparedOf(quote: QuoteRow, side: Side, around: Surroundings) {
  const terms = around.terms.get(quote.sellerId);
  const { asked = 1, acceptedId = null } = around.asked.get(quote.briefId) ?? {};
  return {
    distance_km: kmBetween(
      around.businesses.get(quote.sellerId)?.place,
      around.briefs.get(quote.briefId)?.address,
    ),
    cancellation_steps: terms ? presentTerms(terms).cancellation_steps : [],
    asked_count: side === 'customer' ? asked : null,
    is_other_chosen: acceptedId !== null && acceptedId !== quote.id,
  };
}

function presentOne(quote: QuoteRow, side: Side, around: Surroundings): Quote {
  const brief = around.briefs.get(quote.briefId);
  if (!brief) throw new Error('a quote has no brief');
  const timeZone = around.zones.get(quote.sellerId) ?? 'UTC';
  const version = around.versions.get(quote.id);
  const { people } = around;
  return {
    quote_id: quote.id,
    ...presentBrief(brief),
    status: quote.state,
    role: side,
    ...partiesOf(quote, around),
    ...comparedOf(quote, side, around),
    time_zone: timeZone,
    visit: visitOf(quote, timeZone),
    offer: version ? presentVersion(version, { currency: brief.currency, timeZone, people }) : null,
    reason: quote.reason,
    booking_id: quote.bookingId,
    due_at: quote.dueAt?.toISOString() ?? null,
    created_at: quote.createdAt.toISOString(),
    moves: openMovesOf(quote, side),
  };
}

/** Quotes as their customer or seller sees them, in a constant number of queries. */
export async function presentQuotes(reader: Reader, rows: readonly QuoteRow[], side: Side): Promise<Quote[]> {
  const around = await surroundingsOf(reader, rows);
  return rows.map((quote) => presentOne(quote, side, around));
}
