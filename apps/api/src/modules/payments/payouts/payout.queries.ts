import type { PayoutMove, PayoutState } from '@souk/contract/modules/payments/payouts';
import { toPage } from '@souk/contract/shared/page';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { payoutLife } from './payout.life.ts';
import { type PayoutRow, payouts } from './payout.tables.ts';

export async function getPayout(reader: Reader, payoutId: number): Promise<PayoutRow> {
  const [payout] = await reader.select().from(payouts).where(eq(payouts.id, payoutId));
  if (!payout) throw new Problem('record-not-found');
  return payout;
}

export async function lockPayout(tx: Tx, payoutId: number): Promise<PayoutRow> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  if (!payout) throw new Problem('record-not-found');
  return payout;
}

/** Finds a payout by the provider's own id. */
export async function findPayoutByRef(
  reader: Reader,
  provider: string,
  providerRef: string,
): Promise<PayoutRow | undefined> {
  const [payout] = await reader
    .select()
    .from(payouts)
    .where(and(eq(payouts.provider, provider), eq(payouts.providerRef, providerRef)));
  return payout;
}

interface Wanted {
  sellerId?: number | undefined;
  status?: PayoutState | undefined;
  page: number;
  page_size: number;
}

/** A page of payouts, newest first. */
export async function listPayoutPage(reader: Reader, { sellerId, status, ...query }: Wanted) {
  const isWanted = and(
    sellerId === undefined ? undefined : eq(payouts.sellerId, sellerId),
    status ? eq(payouts.state, status) : undefined,
  );
  const rows = await reader
    .select()
    .from(payouts)
    .where(isWanted)
    .orderBy(desc(payouts.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return toPage(rows, await reader.$count(payouts, isWanted), query);
}

/** Whether the seller has asked for a payout within a day. */
export async function hasAskedToday(reader: Reader, sellerId: number): Promise<boolean> {
  const since = new Date(clock.now().getTime() - daysMs(1));
  const asked = await reader
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.sellerId, sellerId), isNotNull(payouts.askedAt), gt(payouts.askedAt, since)))
    .limit(1);
  return asked.length > 0;
}

interface Moved {
  move: PayoutMove;
  /** Role in the life. */
  by: 'admin' | 'system' | 'provider';
  byUserId?: number;
  reason?: string;
  set?: Partial<Omit<PayoutRow, 'id' | 'state'>>;
}

/** Moves the payout or throws the life's refusal: the only writer of its state. */
export async function movePayout(tx: Tx, payout: PayoutRow, moved: Moved): Promise<PayoutRow> {
  const { move, by, byUserId = null, reason, set = {} } = moved;
  const state = payoutLife.next(payout.state, move, by);
  const [written] = await tx
    .update(payouts)
    .set({ ...set, state })
    .where(eq(payouts.id, payout.id))
    .returning();
  if (!written) throw new Error('the payout was not moved');
  const record = { subjectId: payout.id, move, from: payout.state, to: state, by, byUserId, reason };
  await recordMove(tx, payoutLife, record);
  return written;
}

/** Stores the provider's id of a payout that is in progress. */
export async function rememberPayout(tx: Tx, { id }: PayoutRow, providerRef: string): Promise<void> {
  await tx.update(payouts).set({ providerRef }).where(eq(payouts.id, id));
}

/** Stores who has approved so far. */
export async function noteApprovals(tx: Tx, { id }: PayoutRow, approvedBy: number[]): Promise<PayoutRow> {
  const [payout] = await tx.update(payouts).set({ approvedBy }).where(eq(payouts.id, id)).returning();
  if (!payout) throw new Error('the payout was not written');
  return payout;
}
