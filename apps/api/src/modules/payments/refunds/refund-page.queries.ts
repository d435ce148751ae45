import type { RefundState } from '@souk/contract/modules/payments/refunds';
import { toPage } from '@souk/contract/shared/page';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { parts } from '../parts/part.tables.ts';
import { payments } from '../payments/payment.tables.ts';
import { refunds } from './refund.tables.ts';

const withPayments = (reader: Reader) =>
  reader
    .select({ refund: refunds, payment: payments, part: parts })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(parts, eq(parts.id, refunds.partId));
export type RefundWithPayment = Awaited<ReturnType<typeof withPayments>>[number];

interface Window {
  page: number;
  page_size: number;
}

async function pageOf(reader: Reader, isWanted: SQL | undefined, query: Window, order: SQL[]) {
  const rows = await withPayments(reader)
    .where(isWanted)
    .orderBy(...order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return toPage(rows, await reader.$count(refunds, isWanted), query);
}

/** Refunds to this user and refunds of their own sales, newest first. */
export function listRefundsFor(reader: Reader, userId: number, query: Window) {
  const own = sql`(
    select refund.id from ${refunds} refund join ${payments} payment on payment.id = refund.payment_id
    where payment.payer_id = ${userId}
    union select refund.id from ${refunds} refund join ${parts} part on part.id = refund.part_id
    where part.seller_id = ${userId})`;
  return pageOf(reader, inArray(refunds.id, own), query, [desc(refunds.id)]);
}

/** Everybody's refunds: those that wait in a state oldest first, all others newest first. */
export function listRefundPage(reader: Reader, status: RefundState | undefined, query: Window) {
  const isWaiting = status === 'requested' || status === 'failed';
  const order = isWaiting ? asc(refunds.id) : desc(refunds.id);
  return pageOf(reader, status ? eq(refunds.state, status) : undefined, query, [order]);
}

export async function getRefundWithPayment(reader: Reader, refundId: number): Promise<RefundWithPayment> {
  const [found] = await withPayments(reader).where(eq(refunds.id, refundId));
  if (!found) throw new Problem('record-not-found');
  return found;
}
