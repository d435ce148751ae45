import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { pursueJob } from '../job-names.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { type Charge, type PaymentProvider, ProviderRefusal, ProviderSilent } from '../providers/provider.ts';
import { applyCharge } from './apply-charge.ts';
import { getPayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

const askAgainMinutes = 1;

const withPayment = (path: string, paymentId: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}payment_id=${paymentId}`;

/** Captures what is to be captured; an authorisation that is gone is returned as it stands. */
async function capture(provider: PaymentProvider, payment: PaymentRow, amountCents: number): Promise<Charge> {
  const { id, providerRef, currency } = payment;
  if (!providerRef) throw new Error('a payment without a charge cannot be captured');
  const amount = { cents: amountCents, currency };
  try {
    return await provider.captureCharge({ chargeId: providerRef, key: `capture-${id}`, amount });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const charge = await provider.getCharge(providerRef);
    // Refused although the authorisation stands: nobody else can fix that, so the job fails loudly.
    if (charge.status === 'authorised') throw error;
    return charge;
  }
}

/** The charge as it stands; the first call makes it, later ones find it by its key. */
export async function askProvider(provider: PaymentProvider, payment: PaymentRow): Promise<Charge> {
  if (payment.providerRef) return provider.getCharge(payment.providerRef);
  if (!payment.source) throw new Error('a payment that was not started has no charge');
  try {
    return await provider.createCharge({
      key: `payment-${payment.id}`,
      paymentId: payment.id,
      amount: { cents: payment.cents, currency: payment.currency },
      description: payment.description,
      source: payment.source,
      isCapturedAtOnce: payment.capture === 'at-once',
      isPayerAway: payment.isPayerAway,
      returnUrl: withPayment(payment.returnPath ?? '/', payment.id),
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { id: `refused-${payment.id}`, status: 'failed', actionUrl: null, failure: error.failure };
  }
}

/**
 * Learns from the provider how a payment stands and acts on it. Called by the payer's own request and, should that
 * die, by a job: both may run at once, because the provider's key and the row lock let only one of them act.
 */
export const pursuePayment = async (
  db: Db,
  providers: PaymentProviders,
  paymentId: number,
): Promise<PaymentRow> => pursueKnown(db, providers, await getPayment(db, paymentId));

/** The same for callers that have just read or written the payment. */
export async function pursueKnown(
  db: Db,
  providers: PaymentProviders,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const { id: paymentId } = payment;
  if (payment.state !== 'processing' || !payment.provider) return payment;
  // What it did must stay on record whatever becomes of this process.
  if (is(db, PgTransaction)) throw new Error('a provider is asked for money outside of transactions');

  let known: PaymentRow = payment;
  try {
    const provider = providers.byName(payment.provider);
    const charge =
      payment.captureCents === null
        ? await askProvider(provider, payment)
        : await capture(provider, payment, payment.captureCents);
    known = await applyCharge(db, paymentId, charge);
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
  }
  if (known.state === 'processing') {
    const runAt = fromNow(minutesMs(askAgainMinutes));
    await addJob(db, pursueJob, { paymentId }, { key: `${pursueJob}:${paymentId}`, runAt });
  }
  return known;
}
