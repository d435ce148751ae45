import type { AdMove, AdState, listMyAds } from '@souk/contract/modules/classifieds/ads';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, asc, count, desc, eq, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { adLife } from './ad.life.ts';
import { type AdRow, ads, adViews } from './ad.tables.ts';

const activeStates: AdState[] = ['pending', 'approved'];

const adById = keepQuery((reader) =>
  reader
    .select()
    .from(ads)
    .where(eq(ads.id, sql.placeholder('adId'))),
);

/** The ad in any state; the policy decides what the caller may see of it. */
export async function getAd(reader: Reader, adId: number): Promise<AdRow> {
  const [ad] = await adById(reader).execute({ adId });
  if (!ad) throw new Problem('record-not-found');
  return ad;
}

/** Locks the ad until the transaction ends, so that moves are serialised. */
export async function lockAd(tx: Tx, adId: number): Promise<AdRow> {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, adId)).for('no key update');
  if (!ad) throw new Problem('record-not-found');
  return ad;
}

/** Takes a shared lock: the ad cannot change until the transaction ends. */
export async function holdAd(tx: Tx, adId: number): Promise<AdRow> {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, adId)).for('share');
  if (!ad) throw new Problem('record-not-found');
  return ad;
}

export const listAdsById = async (reader: Reader, ids: readonly number[]): Promise<AdRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(ads)
        .where(inArray(ads.id, [...ids]));

/** Locks all of a user's ads that are not deleted, in the order of their ids. */
export const lockAdsOf = (tx: Tx, ownerId: number): Promise<AdRow[]> =>
  tx
    .select()
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), ne(ads.state, 'deleted')))
    .orderBy(asc(ads.id))
    .for('no key update');

/** Ads that count towards the limit; posts are counted one at a time, so that two cannot pass it together. */
export async function countActiveLocked(tx: Tx, ownerId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(7214012, (${ownerId}::bigint % 2147483647)::int)`);
  return countActive(tx, ownerId);
}

export async function countActive(reader: Reader, ownerId: number): Promise<number> {
  const [row] = await reader
    .select({ active: count() })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), inArray(ads.state, activeStates)));
  return row?.active ?? 0;
}

export async function insertAd(tx: Tx, fresh: Omit<typeof ads.$inferInsert, 'state'>): Promise<AdRow> {
  const [ad] = await tx
    .insert(ads)
    .values({ ...fresh, state: adLife.first })
    .returning();
  if (!ad) throw new Error('the ad was not written');
  await recordMove(tx, adLife, {
    subjectId: ad.id,
    move: 'post',
    from: null,
    to: ad.state,
    by: 'owner',
    byUserId: ad.ownerId,
  });
  return ad;
}

type AdChanges = Partial<Omit<typeof ads.$inferInsert, 'state'>>;

/** Writes fields that the life does not depend on. */
export async function changeAd(tx: Tx, ad: AdRow, changes: AdChanges): Promise<AdRow> {
  const [changed] = await tx
    .update(ads)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(ads.id, ad.id))
    .returning();
  if (!changed) throw new Error('the ad was not changed');
  return changed;
}

interface Moved {
  move: AdMove;
  /** Role in the life. */
  by: string;
  byUserId?: number | undefined;
  reason?: string | undefined;
  changes?: AdChanges | undefined;
}

/** Moves the ad or throws the life's refusal: the only writer of its state. */
export async function moveAd(
  tx: Tx,
  ad: AdRow,
  { move, by, byUserId, reason, changes }: Moved,
): Promise<AdRow> {
  const state = adLife.next(ad.state, move, by);
  const soldAt = state === 'sold' ? (changes?.soldAt ?? clock.now()) : null;
  const [moved] = await tx
    .update(ads)
    .set({ soldToId: null, ...changes, soldAt, state, updatedAt: clock.now() })
    .where(eq(ads.id, ad.id))
    .returning();
  if (!moved) throw new Error('the ad was not moved');
  const record = {
    subjectId: ad.id,
    move,
    from: ad.state,
    to: state,
    by,
    byUserId: byUserId ?? null,
    reason,
  };
  await recordMove(tx, adLife, record, moved.expiresAt ?? undefined);
  return moved;
}

type MyAdsQuery = QueryOf<typeof listMyAds>;

const statesBehind: Record<NonNullable<MyAdsQuery['status']>, AdState> = {
  'pending for approval from Admin': 'pending',
  pending: 'pending',
  approved: 'approved',
  expired: 'expired',
  rejected: 'rejected',
  sold: 'sold',
};

const orders: Record<MyAdsQuery['sort'], SQL[]> = {
  'most-recent': [desc(ads.id)],
  'top-rated': [desc(sql`coalesce(${adViews.views}, 0)`), desc(ads.id)],
  asc: [sql`${ads.priceCents} asc nulls last`, desc(ads.id)],
  desc: [sql`${ads.priceCents} desc nulls last`, desc(ads.id)],
};

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** A page of the user's own ads and how many there are. */
export async function listAdsOf(reader: Reader, ownerId: number, query: MyAdsQuery) {
  const isWanted = and(
    eq(ads.ownerId, ownerId),
    ne(ads.state, 'deleted'),
    query.status ? eq(ads.state, statesBehind[query.status]) : undefined,
    query.keyword ? ilike(ads.title, `%${escaped(query.keyword)}%`) : undefined,
  );
  const rows = await reader
    .select({ ad: ads })
    .from(ads)
    .leftJoin(adViews, eq(adViews.adId, ads.id))
    .where(isWanted)
    .orderBy(...orders[query.sort])
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [counted] = await reader.select({ total: count() }).from(ads).where(isWanted);
  return { rows: rows.map(({ ad }) => ad), total: counted?.total ?? 0 };
}

/** The user's own ads by state, without deleted ones. */
export async function countByState(reader: Reader, ownerId: number): Promise<Map<AdState, number>> {
  const rows = await reader
    .select({ state: ads.state, ads: count() })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), ne(ads.state, 'deleted')))
    .groupBy(ads.state);
  return new Map(rows.map((row) => [row.state, row.ads]));
}

export async function countPublicAds(reader: Reader, ownerId: number): Promise<number> {
  const [row] = await reader
    .select({ ads: count() })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), eq(ads.state, 'approved'), eq(ads.isHidden, false)));
  return row?.ads ?? 0;
}

/** Ad → number of views. */
export async function viewsOf(reader: Reader, adIds: readonly number[]): Promise<Map<number, number>> {
  if (adIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(adViews)
    .where(inArray(adViews.adId, [...adIds]));
  return new Map(rows.map((row) => [row.adId, row.views]));
}

/** Ads that wait for approval, the longest waiting first. */
export const listWaitingAds = (reader: Reader, limit = 50, offset = 0): Promise<AdRow[]> =>
  reader
    .select()
    .from(ads)
    .where(eq(ads.state, 'pending'))
    .orderBy(asc(ads.updatedAt), asc(ads.id))
    .limit(limit)
    .offset(offset);
