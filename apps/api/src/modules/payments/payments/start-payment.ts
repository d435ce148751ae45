import type { PayFields } from '@souk/contract/modules/payments/payments';
import { fromNow } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { pursueJob } from '../job-names.ts';
import { chooseSource } from '../methods/choose-source.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { asPayer } from './payment.policy.ts';
import { lockPayment, movePayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';
import { pursueKnown } from './pursue-payment.ts';

/** If this process dies before the provider has answered, a job resumes the payment after this long. */
const takenUpAfterMs = 20_000;

export interface Start {
  pay: PayFields;
  /** Our page that the payer returns to after an action; the payment's id is added. */
  returnPath: string;
  /** Charged without the payer present, as renewals are: a method that needs an action by its owner fails. */
  isPayerAway?: boolean;
}

/** An open payment, or how to find or open one in the transaction that starts it. */
type Startable = number | ((tx: Tx) => Promise<PaymentRow>);

/**
 * Sends an open payment to its provider; one in any other state is returned as it stands. The choice of method is
 * stored first, so that another process could continue.
 */
export async function startPayment(
  db: Db,
  providers: PaymentProviders,
  payer: { id: number },
  startable: Startable,
  { pay, returnPath, isPayerAway = false }: Start,
): Promise<PaymentRow> {
  const provider = providers[pay.payment_method];
  const source = await chooseSource(db, provider, payer.id, pay);
  const { payment, isStarted } = await db.transaction(async (tx) => {
    const found = typeof startable === 'number' ? undefined : await startable(tx);
    if (found && found.state !== 'created') return { payment: found, isStarted: false };
    const open = await lockPayment(tx, found?.id ?? Number(startable));
    const by = asPayer(open, payer);

    const set = { method: provider.method, provider: provider.name, source, returnPath, isPayerAway };
    const started = await movePayment(tx, open, { move: 'process', by, byUserId: payer.id, set });
    const runAt = fromNow(takenUpAfterMs);
    await addJob(tx, pursueJob, { paymentId: open.id }, { key: `${pursueJob}:${open.id}`, runAt });
    return { payment: started, isStarted: true };
  });
  return isStarted ? pursueKnown(db, providers, payment) : payment;
}
