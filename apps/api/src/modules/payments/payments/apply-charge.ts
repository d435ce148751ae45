import type { Failure } from '@souk/contract/modules/payments/payments';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { getSettings } from '../../settings/index.ts';
import { paymentFailed, paymentSettled } from '../events.ts';
import { paymentLines, surplusLines } from '../ledger/journal.rules.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { holdParts } from '../parts/part.queries.ts';
import type { Charge } from '../providers/provider.ts';
import { refundSurplus } from '../refunds/refund-surplus.ts';
import { paymentLife } from './payment.life.ts';
import { hasSettled, lockPayment, movePayment, rememberCharge, subjectOf } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

/** The money is there: held for the sellers, or owed back where the thing was paid for already. */
async function settle(tx: Tx, payment: PaymentRow, providerRef: string): Promise<PaymentRow> {
  const subject = subjectOf(payment);
  const isSurplus = await hasSettled(tx, subject);
  const set = { providerRef, isSurplus, paidAt: clock.now(), source: null, actionUrl: null, failure: null };
  const settled = await movePayment(tx, payment, { move: 'succeed', by: 'provider', set });
  const about = { paymentId: payment.id, subject, currency: payment.currency };
  if (isSurplus) {
    const key = `surplus-payment:${payment.id}`;
    await postJournal(tx, { ...about, kind: 'surplus-payment', key, lines: surplusLines(payment.cents) });
    await refundSurplus(tx, settled);
    return settled;
  }
  const { gstPercent } = await getSettings(tx);
  const lines = paymentLines(await holdParts(tx, payment.id), gstPercent);
  await postJournal(tx, { ...about, kind: 'payment', key: `payment:${payment.id}`, lines });
  await publish(tx, paymentSettled, { paymentId: payment.id, subject });
  return settled;
}

async function fail(tx: Tx, payment: PaymentRow, providerRef: string, failure: Failure): Promise<PaymentRow> {
  const set = { providerRef, failure, source: null, actionUrl: null };
  const failed = await movePayment(tx, payment, { move: 'fail', by: 'provider', set });
  await publish(tx, paymentFailed, { paymentId: payment.id, subject: subjectOf(payment), failure });
  return failed;
}

/** Brings a payment to where its provider says it is; told twice or late, it does no more. */
export function applyCharge(db: Db, paymentId: number, charge: Charge): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const { id: providerRef, status, actionUrl } = charge;
    const may = (move: 'ask' | 'succeed' | 'fail') =>
      paymentLife.moves[move].from.includes(payment.state) && payment.paidAt === null;

    if (status === 'succeeded') return may('succeed') ? settle(tx, payment, providerRef) : payment;
    if (status === 'failed' || status === 'cancelled')
      return may('fail') ? fail(tx, payment, providerRef, charge.failure ?? 'unknown') : payment;
    if (status === 'requires-action' && may('ask'))
      return movePayment(tx, payment, { move: 'ask', by: 'provider', set: { providerRef, actionUrl } });
    return rememberCharge(tx, payment, providerRef);
  });
}
