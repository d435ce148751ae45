import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import {
  cancelPayment,
  type createPaymentProviders,
  findPaymentOf,
  listMethods,
  type PaymentRow,
  startPayment,
} from '../../payments/index.ts';
import { failPeriod } from './fail-period.ts';
import { periodSubject } from './period.queries.ts';

interface Charge {
  paymentId: number;
  periodId: number;
  userId: number;
}

/** The owner is not present to act on it, so the attempt is over. */
const giveUpTry = (db: Db, { paymentId, periodId }: Charge): Promise<void> =>
  db.transaction(async (tx) => {
    await cancelPayment(tx, paymentId);
    await failPeriod(tx, periodId);
  });

async function startByDefault(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  { paymentId, userId }: Charge,
): Promise<PaymentRow | undefined> {
  const [method] = await listMethods(db, userId);
  if (!method) return undefined;
  const pay = { payment_method: method.kind, card_id: method.id };
  try {
    return await startPayment(db, providers, { id: userId }, paymentId, {
      pay,
      returnPath: '/subscription',
      isPayerAway: true,
    });
  } catch (error) {
    // The method was deleted in the meantime, or its provider no longer knows it.
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/**
 * Charges a renewal to the default method without its owner present; the result arrives by events of payments.
 */
export async function chargeRenewal(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  charge: Charge,
): Promise<void> {
  const open = await findPaymentOf(db, periodSubject({ id: charge.periodId }));
  if (open?.id !== charge.paymentId || open.state !== 'created') return;
  const payment = await startByDefault(db, providers, charge);
  if (!payment) await giveUpTry(db, charge);
}
