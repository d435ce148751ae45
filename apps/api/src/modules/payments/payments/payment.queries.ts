import type { PaymentMove } from '@souk/contract/modules/payments/payments';
import type { Subject } from '@souk/contract/shared/values';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { paymentLife } from './payment.life.ts';
import { type PaymentRow, payments } from './payment.tables.ts';

const paymentById = keepQuery((reader) =>
  reader
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('paymentId'))),
);

export async function getPayment(reader: Reader, paymentId: number): Promise<PaymentRow> {
  const [payment] = await paymentById(reader).execute({ paymentId });
  if (!payment) throw new Problem('record-not-found');
  return payment;
}

/** Finds a payment by the provider's own id. */
export async function findByProviderRef(
  reader: Reader,
  provider: string,
  providerRef: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await reader
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, providerRef)));
  return payment;
}

/** What the payment is for. */
export const subjectOf = ({ subjectKind, subjectId }: PaymentRow): Subject => ({
  kind: subjectKind,
  id: subjectId,
});

const isOf = ({ kind, id }: Subject) => and(eq(payments.subjectKind, kind), eq(payments.subjectId, id));

/** The newest attempt to pay for a subject. */
export async function findPaymentOf(reader: Reader, subject: Subject): Promise<PaymentRow | undefined> {
  const [payment] = await reader
    .select()
    .from(payments)
    .where(isOf(subject))
    .orderBy(desc(payments.id))
    .limit(1);
  return payment;
}

/** The newest payment of each of these subjects, by the subject's id. */
export async function findPaymentsOf(
  reader: Reader,
  kind: string,
  subjectIds: readonly number[],
): Promise<Map<number, PaymentRow>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(payments)
    .where(and(eq(payments.subjectKind, kind), inArray(payments.subjectId, [...subjectIds])))
    .orderBy(asc(payments.id));
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** Whether a payment for this subject has settled. */
export async function hasSettled(reader: Reader, subject: Subject): Promise<boolean> {
  const settled = await reader
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOf(subject), isNotNull(payments.paidAt), eq(payments.isSurplus, false)));
  return settled.length > 0;
}

/** Locks tries to pay for one thing, oldest first, so that two of them never settle it both. */
const lockWhere = (tx: Tx, isWanted: SQL | undefined): Promise<PaymentRow[]> =>
  tx.select().from(payments).where(isWanted).orderBy(asc(payments.id)).for('update');

const hasPaid = ({ paidAt, isSurplus }: PaymentRow) => paidAt !== null && !isSurplus;

/** Whether a payment for this subject has settled; until the transaction ends, no started one does. */
export const lockSettled = async (tx: Tx, subject: Subject): Promise<boolean> =>
  (await lockWhere(tx, isOf(subject))).some(hasPaid);

interface LockedTries {
  payment: PaymentRow;
  /** Whether one of these payments has settled the subject. */
  isSettled: boolean;
}

/** Locks all attempts to pay for a subject, oldest first, so that no two of them settle it. */
export async function lockTries(tx: Tx, paymentId: number): Promise<LockedTries> {
  const ofPayment = sql`(select subject_kind, subject_id from payments.payments where id = ${paymentId})`;
  const tries = await lockWhere(tx, sql`(${payments.subjectKind}, ${payments.subjectId}) = ${ofPayment}`);
  const payment = tries.find(({ id }) => id === paymentId);
  if (!payment) throw new Problem('record-not-found');
  return { payment, isSettled: tries.some(hasPaid) };
}

export const lockPayment = async (tx: Tx, paymentId: number): Promise<PaymentRow> =>
  (await lockTries(tx, paymentId)).payment;

/** The newest try to pay for a thing, locked with all others. */
export const lockPaymentOf = async (tx: Tx, subject: Subject): Promise<PaymentRow | undefined> =>
  (await lockWhere(tx, isOf(subject))).at(-1);

interface Moved {
  move: PaymentMove;
  /** Role in the life. */
  by: 'payer' | 'provider' | 'system';
  byUserId?: number;
  set?: Partial<Omit<PaymentRow, 'id' | 'state'>>;
  /** When its timer is due, where that differs from the life's. */
  dueAt?: Date;
}

/** Moves the payment or throws the life's refusal: the only writer of its state. */
export async function movePayment(tx: Tx, payment: PaymentRow, moved: Moved): Promise<PaymentRow> {
  const { move, by, byUserId = null, set = {}, dueAt } = moved;
  const state = paymentLife.next(payment.state, move, by);
  const [written] = await tx
    .update(payments)
    .set({ ...set, state })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!written) throw new Error('the payment was not moved');
  const record = { subjectId: payment.id, move, from: payment.state, to: state, by, byUserId };
  await recordMove(tx, paymentLife, record, dueAt);
  return written;
}

/** Stores the provider's id of a charge that is in progress. */
export async function rememberCharge(tx: Tx, payment: PaymentRow, providerRef: string): Promise<PaymentRow> {
  if (payment.providerRef === providerRef) return payment;
  await tx.update(payments).set({ providerRef }).where(eq(payments.id, payment.id));
  return { ...payment, providerRef };
}
