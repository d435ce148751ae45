import type { BoostDays, BoostKind } from '@souk/contract/modules/promotions/boosts';
import type { Subject } from '@souk/contract/shared/values';
import { and, asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { boostKind } from '../subject-kinds.ts';
import { type BoostMove, boostLife } from './boost.life.ts';
import { type Tier, tierBy } from './boost.rules.ts';
import { type BoostPriceRow, type BoostRow, boostPrices, boosts } from './boost.tables.ts';

/** The subject of a boost's payment. */
export const boostSubject = ({ id }: Pick<BoostRow, 'id'>): Subject => ({ kind: boostKind, id });

export const subjectOf = ({ subjectKind, subjectId }: BoostRow): Subject => ({
  kind: subjectKind,
  id: subjectId,
});

const isOf = ({ kind, id }: Subject) => and(eq(boosts.subjectKind, kind), eq(boosts.subjectId, id));

/** Serialises starts and ends of one thing's boosts. */
export async function lockThing(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${id}`}, 7223))`);
}

export async function getBoost(reader: Reader, id: number): Promise<BoostRow> {
  const [boost] = await reader.select().from(boosts).where(eq(boosts.id, id));
  if (!boost) throw new Problem('record-not-found');
  return boost;
}

export async function lockBoost(tx: Tx, id: number): Promise<BoostRow> {
  const [boost] = await tx.select().from(boosts).where(eq(boosts.id, id)).for('no key update');
  if (!boost) throw new Problem('record-not-found');
  return boost;
}

export async function insertBoost(
  tx: Tx,
  fresh: Omit<typeof boosts.$inferInsert, 'state'>,
): Promise<BoostRow> {
  const [boost] = await tx
    .insert(boosts)
    .values({ ...fresh, state: boostLife.first })
    .returning();
  if (!boost) throw new Error('the boost was not written');
  await recordMove(tx, boostLife, {
    subjectId: boost.id,
    move: 'choose',
    from: null,
    to: boost.state,
    by: 'owner',
    byUserId: boost.userId,
  });
  return boost;
}

/** Moves the boost or throws the life's refusal: the only writer of its state. */
export async function moveBoost(
  tx: Tx,
  boost: BoostRow,
  move: BoostMove,
  window: Partial<Pick<BoostRow, 'startsAt' | 'endsAt'>> = {},
): Promise<BoostRow> {
  const state = boostLife.next(boost.state, move, 'system');
  const [moved] = await tx
    .update(boosts)
    .set({ ...window, state })
    .where(eq(boosts.id, boost.id))
    .returning();
  if (!moved) throw new Error('the boost was not moved');
  const record = { subjectId: boost.id, move, from: boost.state, to: state, by: 'system' };
  await recordMove(tx, boostLife, record, moved.endsAt ?? undefined);
  return moved;
}

/** When the last window of this kind that a thing has ends. */
export async function lastEnd(reader: Reader, thing: Subject, boost: BoostKind): Promise<Date | null> {
  const [row] = await reader
    .select({ endsAt: max(boosts.endsAt) })
    .from(boosts)
    .where(and(isOf(thing), eq(boosts.state, 'active'), eq(boosts.boost, boost)));
  return row?.endsAt ?? null;
}

/** A thing's tier by its running boosts. */
export async function tierOf(reader: Reader, thing: Subject): Promise<Tier> {
  const rows = await reader
    .select({ boost: boosts.boost })
    .from(boosts)
    .where(and(isOf(thing), eq(boosts.state, 'active')));
  return tierBy(rows.map(({ boost }) => boost));
}

/** A thing's current and later windows, in the order of their ends. */
export const listRunning = (reader: Reader, thing: Subject): Promise<BoostRow[]> =>
  reader
    .select()
    .from(boosts)
    .where(and(isOf(thing), eq(boosts.state, 'active')))
    .orderBy(asc(boosts.endsAt), asc(boosts.id));

/** How many of a period's included boosts are used. */
export async function usedBoosts(reader: Reader, periodId: number): Promise<Record<BoostKind, number>> {
  const rows = await reader
    .select({ boost: boosts.boost, used: count() })
    .from(boosts)
    .where(and(eq(boosts.periodId, periodId), inArray(boosts.state, ['active', 'ended'])))
    .groupBy(boosts.boost);
  const used = new Map(rows.map((row) => [row.boost, row.used]));
  return { premium: used.get('premium') ?? 0, featured: used.get('featured') ?? 0 };
}

export const listPrices = (reader: Reader): Promise<BoostPriceRow[]> =>
  reader.select().from(boostPrices).orderBy(desc(boostPrices.boost), asc(boostPrices.days));

export async function getPrice(reader: Reader, boost: BoostKind, days: BoostDays): Promise<BoostPriceRow> {
  const [price] = await reader
    .select()
    .from(boostPrices)
    .where(and(eq(boostPrices.boost, boost), eq(boostPrices.days, days)));
  if (!price) throw new Problem('boost-not-possible');
  return price;
}

/** Sets the price of a boost. */
export async function savePrice(tx: Tx, price: Omit<BoostPriceRow, 'currency'>): Promise<void> {
  const { boost, days, cents } = price;
  await tx
    .update(boostPrices)
    .set({ cents })
    .where(and(eq(boostPrices.boost, boost), eq(boostPrices.days, days)));
}
