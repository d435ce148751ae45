import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { cancelChargeJob } from '../job-names.ts';
import {
  type Charge,
  type ChargeStatus,
  type PaymentProvider,
  type PaymentProviders,
  ProviderRefusal,
  ProviderSilent,
} from '../providers/provider.ts';
import { applyCharge } from './apply-charge.ts';
import { getPayment } from './payment.queries.ts';
import { askProvider } from './pursue-payment.ts';

const askAgainMinutes = 2;

const openStatuses: readonly ChargeStatus[] = ['requires-action', 'processing', 'authorised'];

/** Cancels a charge that is still open; one that cannot be cancelled stays as it is. */
async function stop(provider: PaymentProvider, charge: Charge, key: string): Promise<Charge> {
  if (!openStatuses.includes(charge.status)) return charge;
  try {
    return await provider.cancelCharge(charge.id, key);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return provider.getCharge(charge.id);
  }
}

/** Tells the provider that a payment was abandoned; money that has arrived anyway is accepted. */
export async function cancelCharge(db: Db, providers: PaymentProviders, paymentId: number): Promise<void> {
  const payment = await getPayment(db, paymentId);
  if (payment.state !== 'cancelled' || !payment.provider) return;
  const provider = providers.byName(payment.provider);
  try {
    // A charge whose id we never learned may still exist: its key finds it.
    const charge = await stop(provider, await askProvider(provider, payment), `cancel-${paymentId}`);
    await applyCharge(db, paymentId, charge);
    if (!openStatuses.includes(charge.status)) return;
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
  }
  await addJob(db, cancelChargeJob, { paymentId }, { runAt: fromNow(minutesMs(askAgainMinutes)) });
}
