import type { PayFields } from '@souk/contract/modules/payments/payments';
import { fromNow } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { pursueJob } from '../job-names.ts';
import { chooseSource } from '../methods/choose-source.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { asPayer } from './payment.policy.ts';
import { lockPayment, movePayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';
import { pursuePayment } from './pursue-payment.ts';

/** Should this process die before the provider has answered, a job takes the payment up again after so long. */
const takenUpAfterMs = 20_000;

export interface Start {
  pay: PayFields;
  /** Page of ours that the payer comes back to after an action; the payment's id is added. */
  returnPath: string;
  /** Charged by ourselves, as a renewal is: a method that wants its owner to act fails. */
  isPayerAway?: boolean;
}

/** Sends an open payment to its provider. What was chosen is kept first, so that nothing depends on this process. */
export async function startPayment(
  db: Db,
  providers: PaymentProviders,
  payer: { id: number },
  paymentId: number,
  { pay, returnPath, isPayerAway = false }: Start,
): Promise<PaymentRow> {
  const provider = providers[pay.payment_method];
  const source = await chooseSource(db, provider, payer.id, pay);
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const by = asPayer(payment, payer);

    const set = { method: provider.method, provider: provider.name, source, returnPath, isPayerAway };
    await movePayment(tx, payment, { move: 'process', by, byUserId: payer.id, set });
    const runAt = fromNow(takenUpAfterMs);
    await addJob(tx, pursueJob, { paymentId }, { key: `${pursueJob}:${paymentId}`, runAt });
  });
  return pursuePayment(db, providers, paymentId);
}
