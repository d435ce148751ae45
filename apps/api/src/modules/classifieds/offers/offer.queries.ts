import type {
  ClosedBecause,
  listOffers as contract,
  OfferMove,
} from '@souk/contract/modules/classifieds/offers';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { offerLife } from './offer.life.ts';
import { type OfferRow, offers } from './offer.tables.ts';

export async function getOffer(reader: Reader, offerId: number): Promise<OfferRow> {
  const [offer] = await reader.select().from(offers).where(eq(offers.id, offerId));
  if (!offer) throw new Problem('record-not-found');
  return offer;
}

/** Locks the offer until the transaction ends; its ad is locked first, so that there is no deadlock. */
export async function lockOffer(tx: Tx, offerId: number): Promise<OfferRow> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, offerId)).for('update');
  if (!offer) throw new Problem('record-not-found');
  return offer;
}

/** Locks an ad's open offers. */
export const lockOpenOffers = (tx: Tx, adId: number): Promise<OfferRow[]> =>
  tx
    .select()
    .from(offers)
    .where(and(eq(offers.adId, adId), eq(offers.state, 'Pending')))
    .orderBy(asc(offers.id))
    .for('update');

/** Writes an offer; the database allows a buyer one open offer per ad. */
export async function insertOffer(
  tx: Tx,
  fresh: Omit<typeof offers.$inferInsert, 'state'>,
): Promise<OfferRow> {
  const [offer] = await tx
    .insert(offers)
    .values({ ...fresh, state: offerLife.first })
    .returning()
    .catch((error: unknown) => {
      throw isDuplicate(error, 'offers_one_pending') ? new Problem('offer-already-sent') : error;
    });
  if (!offer) throw new Error('the offer was not written');
  const record = { subjectId: offer.id, move: 'make', from: null, to: offer.state, by: 'buyer' };
  await recordMove(tx, offerLife, { ...record, byUserId: offer.buyerId }, offer.expiresAt);
  return offer;
}

interface Moved {
  move: OfferMove;
  /** Role in the life. */
  by: string;
  byUserId?: number;
  because?: ClosedBecause;
}

/** Moves the offer or throws the life's refusal: the only writer of its state. */
export async function moveOffer(tx: Tx, offer: OfferRow, moved: Moved): Promise<OfferRow> {
  const { move, by, byUserId = null, because = null } = moved;
  const state = offerLife.next(offer.state, move, by);
  const [answered] = await tx
    .update(offers)
    .set({ state, closedBecause: because, respondedAt: clock.now() })
    .where(eq(offers.id, offer.id))
    .returning();
  if (!answered) throw new Error('the offer was not moved');
  const record = { subjectId: offer.id, move, from: offer.state, to: state, by, byUserId };
  await recordMove(tx, offerLife, because ? { ...record, reason: because } : record);
  return answered;
}

type OffersQuery = QueryOf<typeof contract>;

const partOf = (userId: number, role: OffersQuery['role']) => {
  if (role === 'sent') return eq(offers.buyerId, userId);
  if (role === 'received') return eq(offers.sellerId, userId);
  return or(eq(offers.buyerId, userId), eq(offers.sellerId, userId));
};

/** A page of the offers that the user sent or received, and how many there are. */
export async function listOffersOf(reader: Reader, userId: number, query: OffersQuery) {
  const isWanted = and(
    partOf(userId, query.role),
    query.status ? eq(offers.state, query.status) : undefined,
    query.classified_id ? eq(offers.adId, query.classified_id) : undefined,
  );
  const rows = await reader
    .select()
    .from(offers)
    .where(isWanted)
    .orderBy(desc(offers.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [counted] = await reader.select({ total: count() }).from(offers).where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}

/** The user's newest offer on the ad. */
export async function findOfferOn(
  reader: Reader,
  adId: number,
  buyerId: number,
): Promise<OfferRow | undefined> {
  const [offer] = await reader
    .select()
    .from(offers)
    .where(and(eq(offers.adId, adId), eq(offers.buyerId, buyerId)))
    .orderBy(desc(offers.id))
    .limit(1);
  return offer;
}

/** Ad → number of open offers. */
export async function countOpenOffers(
  reader: Reader,
  adIds: readonly number[],
): Promise<Map<number, number>> {
  if (adIds.length === 0) return new Map();
  const rows = await reader
    .select({ adId: offers.adId, open: count() })
    .from(offers)
    .where(and(inArray(offers.adId, [...adIds]), eq(offers.state, 'Pending')))
    .groupBy(offers.adId);
  return new Map(rows.map(({ adId, open }) => [adId, open]));
}

/** How many open offers the user has sent and received. */
export async function countOffersOf(reader: Reader, userId: number) {
  const [counted] = await reader
    .select({
      sent: sql<number>`count(*) filter (where ${offers.buyerId} = ${userId})`,
      received: sql<number>`count(*) filter (where ${offers.sellerId} = ${userId})`,
    })
    .from(offers)
    .where(and(partOf(userId, undefined), eq(offers.state, 'Pending')));
  return { sent: counted?.sent ?? 0, received: counted?.received ?? 0 };
}
