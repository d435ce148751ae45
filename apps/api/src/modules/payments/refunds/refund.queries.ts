import type { RefundMove } from '@souk/contract/modules/payments/refunds';
import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { refundLife } from './refund.life.ts';
import { type RefundRow, refunds } from './refund.tables.ts';

export async function getRefund(reader: Reader, refundId: number): Promise<RefundRow> {
  const [refund] = await reader.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw new Problem('record-not-found');
  return refund;
}

export async function lockRefund(tx: Tx, refundId: number): Promise<RefundRow> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (!refund) throw new Problem('record-not-found');
  return refund;
}

export async function findRefundByKey(reader: Reader, key: string): Promise<RefundRow | undefined> {
  const [refund] = await reader.select().from(refunds).where(eq(refunds.key, key));
  return refund;
}

export async function findRefundByProviderRef(
  reader: Reader,
  providerRef: string,
): Promise<RefundRow | undefined> {
  const [refund] = await reader.select().from(refunds).where(eq(refunds.providerRef, providerRef));
  return refund;
}

/** Refunds with any of these keys. */
export const listRefundsByKey = (reader: Reader, keys: readonly string[]): Promise<RefundRow[]> =>
  reader
    .select()
    .from(refunds)
    .where(inArray(refunds.key, [...keys]))
    .orderBy(asc(refunds.id));

/** What was refunded of a payment, or is about to be. */
export const listRefundsOf = (reader: Reader, paymentId: number): Promise<RefundRow[]> =>
  reader.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.id));

/** Locks the refunds of a payment that are owed and not with the provider. */
export const lockOwedRefunds = (tx: Tx, paymentId: number): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, ['approved', 'failed'])))
    .orderBy(asc(refunds.id))
    .for('update');

/** Refunds of a payment that were sent or are on their way. */
export async function sentOf(reader: Reader, paymentId: number): Promise<number> {
  const isSent = inArray(refunds.state, ['processing', 'refunded']);
  const [sent] = await reader
    .select({ cents: sum(sql`${refunds.cents} - ${refunds.setOffCents}`) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isSent));
  return Number(sent?.cents ?? 0);
}

/** Owed or sent, not merely requested. */
export const isGranted = inArray(refunds.state, ['approved', 'processing', 'refunded', 'failed', 'closed']);

/** How much of a part was refunded, or is owed to its payer, by refunds. */
export async function refundedOf(reader: Reader, partId: number): Promise<number> {
  const [granted] = await reader
    .select({ cents: sum(refunds.cents) })
    .from(refunds)
    .where(and(eq(refunds.partId, partId), isGranted));
  return Number(granted?.cents ?? 0);
}

/** Stores a request for a refund; nothing is owed before it is approved. */
export async function insertRefund(
  tx: Tx,
  fresh: Omit<typeof refunds.$inferInsert, 'state'>,
): Promise<RefundRow> {
  const [refund] = await tx
    .insert(refunds)
    .values({ ...fresh, state: refundLife.first })
    .returning();
  if (!refund) throw new Error('the refund was not written');
  const record = { subjectId: refund.id, move: 'request', from: null, to: refund.state, by: refund.byRole };
  await recordMove(tx, refundLife, { ...record, byUserId: refund.byUserId });
  return refund;
}

interface Moved {
  move: RefundMove;
  /** Role in the life. */
  by: string;
  byUserId?: number | null;
  set?: Partial<Omit<RefundRow, 'id' | 'state'>>;
  /** When the next timed move is due. */
  dueAt?: Date | undefined;
}

/** Moves the refund or throws the life's refusal: the only writer of its state. */
export async function moveRefund(tx: Tx, refund: RefundRow, moved: Moved): Promise<RefundRow> {
  const { move, by, byUserId = null, set = {}, dueAt } = moved;
  const state = refundLife.next(refund.state, move, by);
  const [written] = await tx
    .update(refunds)
    .set({ ...set, state })
    .where(eq(refunds.id, refund.id))
    .returning();
  if (!written) throw new Error('the refund was not moved');
  const record = { subjectId: refund.id, move, from: refund.state, to: state, by, byUserId };
  const reason = set.decisionNote ?? undefined;
  await recordMove(tx, refundLife, { ...record, reason }, dueAt);
  return written;
}

/** Stores how much of a refund its payer has got through a lost chargeback. */
export async function noteSetOff(tx: Tx, { id }: RefundRow, setOffCents: number): Promise<void> {
  await tx.update(refunds).set({ setOffCents }).where(eq(refunds.id, id));
}

/** Stores the provider's id of a refund that is in progress. */
export async function rememberRefund(tx: Tx, refund: RefundRow, providerRef: string): Promise<void> {
  await tx.update(refunds).set({ providerRef }).where(eq(refunds.id, refund.id));
}
