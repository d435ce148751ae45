import type { Failure } from '@souk/contract/modules/payments/payments';
import { clock, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { getSettings } from '../../settings/index.ts';
import { paymentAuthorised, paymentFailed, paymentSettled } from '../events.ts';
import { paymentLines, surplusLines } from '../ledger/journal.rules.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { holdCaptured, holdParts } from '../parts/part.queries.ts';
import type { Charge } from '../providers/provider.ts';
import { refundSurplus } from '../refunds/refund-surplus.ts';
import { authorisedMinutes, paymentLife } from './payment.life.ts';
import { lockTries, movePayment, rememberCharge, subjectOf } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

/** What the provider has taken: everything, what we asked it to capture, or the amount that it reports. */
const takenOf = ({ cents, captureCents }: PaymentRow, { capturedCents }: Charge): number =>
  capturedCents ?? captureCents ?? cents;

/** The amount is reserved for us and can be captured until the bank releases it. */
async function authorise(tx: Tx, payment: PaymentRow, charge: Charge): Promise<PaymentRow> {
  const { id: providerRef, authorisedUntil: until } = charge;
  const longest = fromNow(minutesMs(authorisedMinutes));
  const authorisedUntil = until && until < longest ? until : longest;
  const set = { providerRef, authorisedCents: payment.cents, authorisedUntil, source: null, actionUrl: null };
  const authorised = await movePayment(tx, payment, {
    move: 'authorise',
    by: 'provider',
    set,
    dueAt: authorisedUntil,
  });
  await publish(tx, paymentAuthorised, { paymentId: payment.id, subject: subjectOf(payment) });
  return authorised;
}

/** The money has arrived: held for the sellers, or owed back where the subject was already paid for. */
async function settle(tx: Tx, payment: PaymentRow, charge: Charge, isSurplus: boolean): Promise<PaymentRow> {
  const { id: providerRef } = charge;
  const subject = subjectOf(payment);
  const cents = takenOf(payment, charge);
  const set = {
    providerRef,
    isSurplus,
    cents,
    paidAt: clock.now(),
    source: null,
    actionUrl: null,
    failure: null,
    authorisedUntil: null,
  };
  const settled = await movePayment(tx, payment, { move: 'succeed', by: 'provider', set });
  const about = { paymentId: payment.id, subject, currency: payment.currency };
  if (isSurplus) {
    const key = `surplus-payment:${payment.id}`;
    await postJournal(tx, { ...about, kind: 'surplus-payment', key, lines: surplusLines(cents) });
    await refundSurplus(tx, settled);
    return settled;
  }
  const { gstPercent } = await getSettings(tx);
  const isWhole = cents === payment.cents;
  const held = isWhole ? await holdParts(tx, payment.id) : await holdCaptured(tx, payment.id, cents);
  const lines = paymentLines(held, gstPercent);
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

/** Why a charge ended that gives no reason: an authorised one has expired. */
const lostFailure = ({ authorisedCents }: PaymentRow): Failure =>
  authorisedCents === null ? 'unknown' : 'authorisation-expired';

const may = (payment: PaymentRow, move: 'ask' | 'authorise' | 'succeed' | 'fail'): boolean =>
  paymentLife.moves[move].from.includes(payment.state) && payment.paidAt === null;

/** What a charge still in progress changes in its payment. */
function goOn(tx: Tx, payment: PaymentRow, charge: Charge): Promise<PaymentRow> {
  const { id: providerRef, status, actionUrl } = charge;
  if (status === 'requires-action' && may(payment, 'ask'))
    return movePayment(tx, payment, { move: 'ask', by: 'provider', set: { providerRef, actionUrl } });
  if (status === 'authorised' && payment.captureCents === null && may(payment, 'authorise'))
    return authorise(tx, payment, charge);
  return rememberCharge(tx, payment, providerRef);
}

/** Brings a payment to the state its provider reports; repeated or late reports change nothing. */
export function applyCharge(db: Db, paymentId: number, charge: Charge): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const { payment, isSettled } = await lockTries(tx, paymentId);
    const { id: providerRef, status, failure } = charge;
    if (status === 'succeeded')
      return may(payment, 'succeed') ? settle(tx, payment, charge, isSettled) : payment;
    if (status === 'failed' || status === 'cancelled')
      return may(payment, 'fail') ? fail(tx, payment, providerRef, failure ?? lostFailure(payment)) : payment;
    return goOn(tx, payment, charge);
  });
}
