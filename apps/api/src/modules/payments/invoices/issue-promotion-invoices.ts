import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { houseGstOf } from '../parts/part.rules.ts';
import { parts } from '../parts/part.tables.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { invoicePart } from './invoice-part.ts';

/** Invoices the house's own sales, subscriptions and boosts, once they are paid. */
export async function issuePromotionInvoices(
  tx: Tx,
  { payload: { paymentId } }: Happening<{ paymentId: number }>,
): Promise<void> {
  const { payerId } = await getPayment(tx, paymentId);
  const sold = await tx.select().from(parts).where(eq(parts.paymentId, paymentId)).orderBy(asc(parts.id));
  for (const part of sold) {
    const { sellerId, subjectKind, subjectId, description, cents } = part;
    if (sellerId !== null) continue;
    await invoicePart(tx, {
      kind: 'promotion',
      issuerId: null,
      recipientId: payerId,
      paymentId,
      subject: { kind: subjectKind, id: subjectId },
      lines: [{ description, quantity: 1, cents, gstCents: houseGstOf(part) }],
    });
  }
}
