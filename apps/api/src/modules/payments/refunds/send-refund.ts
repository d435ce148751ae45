import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { hasOpenChargeback } from '../chargebacks/chargeback.queries.ts';
import { sendRefundJob } from '../job-names.ts';
import { getPayment, lockPayment } from '../payments/payment.queries.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefusal,
  ProviderSilent,
} from '../providers/provider.ts';
import { applyRefund } from './apply-refund.ts';
import { getRefund, lockRefund, moveRefund } from './refund.queries.ts';
import { dueOf } from './refund.rules.ts';
import type { RefundRow } from './refund.tables.ts';

const askAgainMinutes = 60;
/** If the provider did not answer, it may have acted or not; asked again under the same key, it tells. */
const repeatAfterMinutes = 1;

const bookAgain = (db: Db, refundId: number, minutes: number): Promise<void> =>
  addJob(db, sendRefundJob, { refundId }, { runAt: fromNow(minutesMs(minutes)) });

/** Marks the refund as sent before the provider is asked. */
const markSent = (db: Db, refundId: number): Promise<RefundRow> =>
  db.transaction(async (tx) => {
    const { id: paymentId } = await lockPayment(tx, (await getRefund(tx, refundId)).paymentId);
    const refund = await lockRefund(tx, refundId);
    if (refund.state !== 'approved') return refund;
    // The bank may return the same money: the end of the chargeback sends the refund, or closes it.
    if (await hasOpenChargeback(tx, paymentId)) return refund;
    return moveRefund(tx, refund, { move: 'send', by: 'system', set: { tries: refund.tries + 1 } });
  });

async function askProvider(
  provider: PaymentProvider,
  refund: RefundRow,
  chargeId: string,
): Promise<ProviderRefund | 'silent'> {
  if (refund.providerRef) return provider.getRefund(refund.providerRef);
  const { id, tries, currency } = refund;
  try {
    return await provider.refundCharge({
      key: `refund-${id}-${tries}`,
      chargeId,
      amount: { cents: dueOf(refund), currency },
    });
  } catch (error) {
    if (error instanceof ProviderSilent) return 'silent';
    if (!(error instanceof ProviderRefusal)) throw error;
    return { id: `refused-${id}-${tries}`, status: 'failed' };
  }
}

/** Asks the provider for a refund, or for the status of an existing one; safe to call again. */
export async function sendRefund(db: Db, providers: PaymentProviders, refundId: number): Promise<void> {
  if ((await getRefund(db, refundId)).state === 'refunded') return;
  const refund = await markSent(db, refundId);
  if (refund.state !== 'processing') return;
  const { provider, providerRef } = await getPayment(db, refund.paymentId);
  if (!provider || !providerRef) throw new Error('a payment without a charge cannot be given back');

  const answer = await askProvider(providers.byName(provider), refund, providerRef);
  if (answer === 'silent') return bookAgain(db, refundId, repeatAfterMinutes);
  await applyRefund(db, refundId, answer);
  if (answer.status === 'processing') await bookAgain(db, refundId, askAgainMinutes);
}
