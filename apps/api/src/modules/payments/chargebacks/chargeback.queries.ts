import { toPage } from '@souk/contract/shared/page';
import { and, desc, eq, gt, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { payments } from '../payments/payment.tables.ts';
import { type ChargebackRow, chargebacks } from './chargeback.tables.ts';

/** Whether the payer's bank has yet to decide about money of this payment. */
export async function hasOpenChargeback(reader: Reader, paymentId: number): Promise<boolean> {
  const open = and(eq(chargebacks.paymentId, paymentId), eq(chargebacks.state, 'opened'));
  return (await reader.$count(chargebacks, open)) > 0;
}

/** More was or would be taken than may be, and no admin has answered it yet. */
export const isQuestioned = and(
  gt(chargebacks.questionedCents, 0),
  isNull(chargebacks.answer),
  ne(chargebacks.state, 'won'),
);

export const hasQuestionedChargeback = async (reader: Reader, paymentId: number): Promise<boolean> =>
  (await reader.$count(chargebacks, and(eq(chargebacks.paymentId, paymentId), isQuestioned))) > 0;

export const countQuestioned = (reader: Reader): Promise<number> => reader.$count(chargebacks, isQuestioned);

/** What the payment's other chargebacks have given its payer, or hold until the bank decides. */
export async function takenByOthers(
  reader: Reader,
  { id, paymentId }: Pick<ChargebackRow, 'paymentId'> & { id?: number },
): Promise<number> {
  const [others] = await reader
    .select({ cents: sum(sql`${chargebacks.cents} - ${chargebacks.questionedCents}`) })
    .from(chargebacks)
    .where(
      and(
        eq(chargebacks.paymentId, paymentId),
        inArray(chargebacks.state, ['opened', 'lost']),
        id === undefined ? undefined : ne(chargebacks.id, id),
      ),
    );
  return Number(others?.cents ?? 0);
}

const withPayments = (reader: Reader) =>
  reader
    .select({ chargeback: chargebacks, payment: payments })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId));
export type ChargebackWithPayment = Awaited<ReturnType<typeof withPayments>>[number];

interface Wanted {
  status?: ChargebackRow['state'] | 'questioned' | undefined;
  page: number;
  page_size: number;
}

/** Everybody's chargebacks, newest first. */
export async function listChargebackPage(reader: Reader, { status, ...query }: Wanted) {
  const isWanted = status === 'questioned' ? isQuestioned : status && eq(chargebacks.state, status);
  const rows = await withPayments(reader)
    .where(isWanted)
    .orderBy(desc(chargebacks.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return toPage(rows, await reader.$count(chargebacks, isWanted), query);
}

export async function getChargebackWithPayment(
  reader: Reader,
  chargebackId: number,
): Promise<ChargebackWithPayment> {
  const [found] = await withPayments(reader).where(eq(chargebacks.id, chargebackId));
  if (!found) throw new Problem('record-not-found');
  return found;
}

export async function lockChargeback(tx: Tx, chargebackId: number): Promise<ChargebackRow> {
  const [found] = await tx.select().from(chargebacks).where(eq(chargebacks.id, chargebackId)).for('update');
  if (!found) throw new Problem('record-not-found');
  return found;
}
