import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { cancelPayment, lockPaymentOf, type PaymentRow } from '../../payments/index.ts';
import { periodKind } from '../subject-kinds.ts';
import { type PeriodRow, periods, type SubscriptionRow } from './subscription.tables.ts';

export const periodSubject = ({ id }: Pick<PeriodRow, 'id'>) => ({ kind: periodKind, id });

export async function getPeriod(reader: Reader, periodId: number): Promise<PeriodRow> {
  const [period] = await reader.select().from(periods).where(eq(periods.id, periodId));
  if (!period) throw new Problem('record-not-found');
  return period;
}

/** The current paid period. */
export const findCurrent = async (
  reader: Reader,
  { periodId }: Pick<SubscriptionRow, 'periodId'>,
): Promise<PeriodRow | undefined> => (periodId === null ? undefined : getPeriod(reader, periodId));

export async function findPeriods(reader: Reader, ids: readonly number[]): Promise<Map<number, PeriodRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(periods)
    .where(inArray(periods.id, [...ids]));
  return new Map(rows.map((period) => [period.id, period]));
}

/** The period that waits for its payment. */
export async function findAwaiting(
  reader: Reader,
  { id }: Pick<SubscriptionRow, 'id'>,
): Promise<PeriodRow | undefined> {
  const [period] = await reader
    .select()
    .from(periods)
    .where(and(eq(periods.subscriptionId, id), eq(periods.state, 'awaiting')));
  return period;
}

/** The paid period whose unused rest was deducted from this one's price. */
export async function findUpgraded(reader: Reader, upgrade: PeriodRow): Promise<PeriodRow | undefined> {
  const isFormer = and(
    eq(periods.subscriptionId, upgrade.subscriptionId),
    eq(periods.state, 'paid'),
    lt(periods.id, upgrade.id),
  );
  const [former] = await reader.select().from(periods).where(isFormer).orderBy(desc(periods.id)).limit(1);
  return former;
}

export async function insertPeriod(
  tx: Tx,
  fresh: Omit<typeof periods.$inferInsert, 'state'>,
): Promise<PeriodRow> {
  const [period] = await tx
    .insert(periods)
    .values({ ...fresh, state: 'awaiting' })
    .returning();
  if (!period) throw new Error('the period was not written');
  return period;
}

export async function changePeriod(
  tx: Tx,
  { id }: PeriodRow,
  changes: Partial<Pick<PeriodRow, 'state' | 'startsAt' | 'endsAt'>>,
): Promise<PeriodRow> {
  const [changed] = await tx.update(periods).set(changes).where(eq(periods.id, id)).returning();
  if (!changed) throw new Error('the period was not changed');
  return changed;
}

const isOver = ({ state }: PaymentRow) => state === 'failed' || state === 'cancelled';

/**
 * Ends the current attempt to pay for a period, so that another can start. False if the money is pending or has
 * arrived: then none is needed.
 */
export async function endTry(tx: Tx, period: PeriodRow): Promise<boolean> {
  // Whether it can be dropped is certain only under the lock: it may be on its way to the provider.
  const payment = await lockPaymentOf(tx, periodSubject(period));
  if (!payment || isOver(payment)) return true;
  if (payment.state !== 'created' && payment.state !== 'requires-action') return false;
  await cancelPayment(tx, payment.id);
  return true;
}

/** Drops an unpaid period; money that still arrives for it is refunded. */
export async function voidAwaiting(tx: Tx, subscription: SubscriptionRow): Promise<boolean> {
  const awaiting = await findAwaiting(tx, subscription);
  if (!awaiting) return true;
  if (!(await endTry(tx, awaiting))) return false;
  await changePeriod(tx, awaiting, { state: 'void' });
  return true;
}
