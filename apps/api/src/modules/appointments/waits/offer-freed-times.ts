import type { Db, Tx } from '../../../platform/db/database.ts';
import { claimTime, findSlots, SlotTaken } from '../../availability/index.ts';
import { tellWaits } from './tell-wait.ts';
import { type Freed, holdOf, lockQueue, moveWait } from './wait.queries.ts';
import { earliestStart, heldUntil } from './wait.rules.ts';
import type { WaitRow } from './wait.tables.ts';
import { findWishOf, needsOfWish } from './wish-of.ts';

export const offerFreedJob = 'offer-freed-times';

type Held = Pick<WaitRow, 'startsAt' | 'expiresAt'>;

/** Holds a start for somebody; nothing where a customer was faster. */
async function holdFor(
  tx: Tx,
  wait: WaitRow,
  time: Parameters<typeof claimTime>[1],
): Promise<Held | undefined> {
  const until = heldUntil(time.startsAt);
  try {
    await claimTime(tx, time, holdOf(wait), { state: 'held', until });
    return { startsAt: time.startsAt, expiresAt: until };
  } catch (error) {
    if (error instanceof SlotTaken) return undefined;
    throw error;
  }
}

/** Holds the first start that suits somebody, as the flow of booking would offer it to them. */
async function offerTo(tx: Tx, wait: WaitRow): Promise<WaitRow | undefined> {
  const wanted = await findWishOf(tx, wait);
  if (!wanted) return undefined;
  const { sellerId: ownerId, fromAt, untilAt } = wait;
  const needs = needsOfWish(wanted);
  const from = new Date(Math.max(fromAt.getTime(), earliestStart().getTime()));
  for (const { startsAt } of await findSlots(tx, { ownerId, needs, from, until: untilAt })) {
    const set = await holdFor(tx, wait, { ownerId, startsAt, needs });
    if (set) return moveWait(tx, wait, { move: 'offer', by: 'system', set });
  }
  return undefined;
}

/** Offers what is free at a business to those who wait for it, in the order of joining, one time to each. */
export async function offerFreedTimes(tx: Tx, sellerId: number, freed?: Freed): Promise<void> {
  const offered: WaitRow[] = [];
  for (const wait of await lockQueue(tx, sellerId, freed)) {
    const moved = await offerTo(tx, wait);
    if (moved) offered.push(moved);
  }
  await tellWaits(tx, offered);
}

/** Whoever joins while a time is being freed is asked too: this pass comes after their joining. */
export const offerFreed = (db: Db, { sellerId }: { sellerId: number }): Promise<void> =>
  db.transaction((tx) => offerFreedTimes(tx, sellerId));
