import type { ChargebackAnswer } from '@souk/contract/modules/payments/chargebacks';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment } from '../payments/payment.queries.ts';
import { getChargebackWithPayment, lockChargeback } from './chargeback.queries.ts';
import { type ChargebackRow, chargebacks } from './chargeback.tables.ts';

interface Answer {
  chargebackId: number;
  answer: ChargebackAnswer;
  reason: string;
}

/**
 * An admin has looked into the excess of a lost chargeback: either the house bears it, or it was never taken.
 */
export async function answerChargeback(
  tx: Tx,
  { id: byUserId }: { id: number },
  { chargebackId, answer, reason }: Answer,
): Promise<ChargebackRow> {
  const { payment } = await getChargebackWithPayment(tx, chargebackId);
  const { id: paymentId, currency } = await lockPayment(tx, payment.id);
  const { state, questionedCents, answer: known } = await lockChargeback(tx, chargebackId);
  if (state !== 'lost' || questionedCents === 0 || known) throw new Problem('chargeback-not-questioned');
  const [answered] = await tx
    .update(chargebacks)
    .set({ answer, answerNote: reason, answeredAt: clock.now() })
    .where(eq(chargebacks.id, chargebackId))
    .returning();
  if (!answered) throw new Error('the chargeback was not answered');
  if (answer === 'borne')
    await postJournal(tx, {
      kind: 'chargeback-borne',
      key: `chargeback-borne:${chargebackId}`,
      subject: { kind: 'payments.chargeback', id: chargebackId },
      currency,
      paymentId,
      byUserId,
      reason,
      lines: [
        { account: 'adjustments', cents: questionedCents },
        { account: 'provider-cash', cents: -questionedCents },
      ],
    });
  return answered;
}
