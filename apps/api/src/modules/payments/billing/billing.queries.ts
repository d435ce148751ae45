import { toPage } from '@souk/contract/shared/page';
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { payments } from '../payments/payment.tables.ts';

interface Wanted {
  payerId: number;
  since: Date | undefined;
  page: number;
  page_size: number;
}

/** A page of a payer's payments, newest first. */
export async function listPaidPage(reader: Reader, { payerId, since, ...query }: Wanted) {
  const isPaid = and(
    eq(payments.payerId, payerId),
    isNotNull(payments.paidAt),
    since ? gte(payments.paidAt, since) : undefined,
  );
  const rows = await reader
    .select()
    .from(payments)
    .where(isPaid)
    .orderBy(desc(payments.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return toPage(rows, await reader.$count(payments, isPaid), query);
}
