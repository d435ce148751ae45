import type { startCardPayment } from '@souk/contract/modules/payments/methods';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type PaymentRow, payments } from '../payments/payment.tables.ts';

type Named = Pick<BodyOf<typeof startCardPayment>, 'payable_type' | 'payable_id'>;

/** The caller's own open payment for a subject; without one there is no reason to enter a card. */
export async function getOpenPayment(
  reader: Reader,
  userId: number,
  { payable_type, payable_id }: Named,
): Promise<PaymentRow> {
  const purpose = payable_type === 'ad-boost' ? 'boost' : payable_type;
  const [payment] = await reader
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payerId, userId),
        eq(payments.purpose, purpose),
        eq(payments.subjectId, payable_id),
        inArray(payments.state, ['created', 'requires-action']),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  if (!payment) throw new Problem('record-not-found');
  return payment;
}
