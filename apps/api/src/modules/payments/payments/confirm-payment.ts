import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { applyCharge } from './apply-charge.ts';
import { asPayer } from './payment.policy.ts';
import { getPayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';
import { pursuePayment } from './pursue-payment.ts';

/** Continues after the payer's step at the provider, which says how it ended. */
export async function confirmPayment(
  db: Db,
  providers: PaymentProviders,
  payer: { id: number },
  paymentId: number,
): Promise<PaymentRow> {
  const payment = await getPayment(db, paymentId);
  asPayer(payment, payer);
  if (payment.state !== 'requires-action' || !payment.provider || !payment.providerRef)
    return pursuePayment(db, providers, paymentId);

  const provider = providers.byName(payment.provider);
  return applyCharge(
    db,
    paymentId,
    await provider.confirmCharge(payment.providerRef, `confirm-${paymentId}`),
  );
}
