import type { PayFields } from '@souk/contract/modules/payments/payments';
import { fromNow } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { pursueJob } from '../job-names.ts';
import { chooseSource } from '../methods/choose-source.ts';
import { checkLeast } from '../providers/least-charge.ts';
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

/** An open payment, or how to open one, or find and lock it, in the transaction that starts it. */
type Startable = number | ((tx: Tx) => Promise<PaymentRow>);

interface Begun {
  payment: PaymentRow;
  /** False if it was already under way or over. */
  isStarted: boolean;
}

/** Stores what an open payment is to be charged to before its provider is asked, so that another process could continue. */
export async function beginPayment(
  db: Db,
  providers: PaymentProviders,
  payer: { id: number },
  startable: Startable,
  { pay, returnPath, isPayerAway = false }: Start,
): Promise<Begun> {
  const provider = providers[pay.payment_method];
  const source = await chooseSource(db, provider, payer.id, pay);
  return db.transaction(async (tx) => {
    const isKnown = typeof startable === 'number';
    const open = await (isKnown ? lockPayment(tx, startable) : startable(tx));
    if (!isKnown && open.state !== 'created') return { payment: open, isStarted: false };
    const by = asPayer(open, payer);
    checkLeast(provider, { cents: open.cents, currency: open.currency });

    const set = { method: provider.method, provider: provider.name, source, returnPath, isPayerAway };
    const started = await movePayment(tx, open, { move: 'process', by, byUserId: payer.id, set });
    const runAt = fromNow(takenUpAfterMs);
    await addJob(tx, pursueJob, { paymentId: open.id }, { key: `${pursueJob}:${open.id}`, runAt });
    return { payment: started, isStarted: true };
  });
}

/** Sends an open payment to its provider; one in any other state is returned as it stands. */
export async function startPayment(
  db: Db,
  providers: PaymentProviders,
  payer: { id: number },
  startable: Startable,
  start: Start,
): Promise<PaymentRow> {
  const { payment, isStarted } = await beginPayment(db, providers, payer, startable, start);
  return isStarted ? pursueKnown(db, providers, payment) : payment;
}
