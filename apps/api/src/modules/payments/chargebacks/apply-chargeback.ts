import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { chargebackClosed, chargebackOpened, chargebackQuestioned } from '../events.ts';
import { adjustInvoices } from '../invoices/adjust-invoices.ts';
import { sendRefundJob } from '../job-names.ts';
import { type Line, moving } from '../ledger/journal.rules.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment, subjectOf } from '../payments/payment.queries.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import type { ProviderEvent } from '../providers/provider.ts';
import { lockOwedRefunds, sentOf } from '../refunds/refund.queries.ts';
import { takenByOthers } from './chargeback.queries.ts';
import { questionedOf } from './chargeback.rules.ts';
import { type ChargebackRow, chargebacks } from './chargeback.tables.ts';
import { loseChargeback } from './lose-chargeback.ts';

type Told = Omit<Extract<ProviderEvent, { kind: 'chargeback' }>, 'id'>;

/** By how much it exceeds what the payer is still owed of the charge. */
async function questionedNow(
  tx: Tx,
  { id: paymentId, cents, paidAt }: PaymentRow,
  told: { id?: number; cents: number },
): Promise<number> {
  const about = told.id === undefined ? { paymentId } : { paymentId, id: told.id };
  const givenCents = (await sentOf(tx, paymentId)) + (await takenByOthers(tx, about));
  return questionedOf(told.cents, { cents: paidAt ? cents : 0, givenCents });
}

/** Books the lines of a chargeback; one that counts for nothing has none. */
async function book(
  tx: Tx,
  { currency, id: paymentId }: PaymentRow,
  { id }: ChargebackRow,
  { kind, key, lines }: Pick<Parameters<typeof postJournal>[1], 'kind' | 'key' | 'lines'>,
): Promise<void> {
  const subject = { kind: 'payments.chargeback', id };
  const moved = moving(lines);
  if (moved.length > 0) await postJournal(tx, { kind, key, subject, currency, paymentId, lines: moved });
}

/** Records a chargeback that has just begun: its money has left our account, up to what may be taken. */
async function open(tx: Tx, payment: PaymentRow, told: Told): Promise<ChargebackRow> {
  const { chargebackId: providerRef, amount } = told;
  const questionedCents = await questionedNow(tx, payment, amount);
  const fresh = { paymentId: payment.id, providerRef, cents: amount.cents, openedAt: clock.now() };
  const [chargeback] = await tx
    .insert(chargebacks)
    .values({ ...fresh, questionedCents, state: 'opened' })
    .returning();
  if (!chargeback) throw new Error('the chargeback was not written');
  const cents = amount.cents - questionedCents;
  await book(tx, payment, chargeback, {
    kind: 'chargeback',
    key: `chargeback:${chargeback.id}`,
    lines: [
      { account: 'dispute-reserve', cents },
      { account: 'provider-cash', cents: -cents },
    ],
  });
  const about = { paymentId: payment.id, subject: subjectOf(payment), chargebackId: chargeback.id };
  await publish(tx, chargebackOpened, { ...about, cents });
  if (questionedCents > 0) await publish(tx, chargebackQuestioned, about);
  return chargeback;
}

/** Finds the chargeback, or opens it on whichever of its events arrives first. */
async function findOrOpen(tx: Tx, payment: PaymentRow, told: Told): Promise<ChargebackRow> {
  const isTold = eq(chargebacks.providerRef, told.chargebackId);
  const [known] = await tx.select().from(chargebacks).where(isTold).for('update');
  return known ?? open(tx, payment, told);
}

/** Where the money comes from, or goes back to, once the bank has decided. */
const wonLines = (cents: number): Line[] => [
  { account: 'provider-cash', cents },
  { account: 'dispute-reserve', cents: -cents },
];

/** Re-checks the excess: a refund that has failed since leaves the bank more to take. */
async function questionedAtEnd(tx: Tx, payment: PaymentRow, known: ChargebackRow, outcome: 'won' | 'lost') {
  if (outcome === 'won' || known.answer !== null) return known.questionedCents;
  return Math.min(known.questionedCents, await questionedNow(tx, payment, known));
}

async function close(tx: Tx, payment: PaymentRow, known: ChargebackRow, outcome: 'won' | 'lost') {
  const { id: chargebackId, cents } = known;
  const questionedCents = await questionedAtEnd(tx, payment, known, outcome);
  const reservedCents = cents - known.questionedCents;
  const lateCents = known.questionedCents - questionedCents;
  const { lines, adjustments } =
    outcome === 'lost'
      ? await loseChargeback(tx, payment, { id: chargebackId, reservedCents, lateCents })
      : { lines: wonLines(reservedCents), adjustments: [] };
  await tx
    .update(chargebacks)
    .set({ state: outcome, questionedCents, closedAt: clock.now() })
    .where(eq(chargebacks.id, chargebackId));
  const kind = outcome === 'won' ? 'chargeback-won' : 'chargeback-lost';
  await book(tx, payment, known, { kind, key: `chargeback-closed:${chargebackId}`, lines });
  const about = { paymentId: payment.id, subject: subjectOf(payment) };
  await publish(tx, chargebackClosed, { ...about, chargebackId, outcome });
  await adjustInvoices(tx, adjustments);
}

/**
 * Books what the payer's bank has done; repeated or out-of-order events book once. Never books more than was charged
 * and not yet returned: an admin looks into the excess.
 */
export function applyChargeback(db: Db, paymentId: number, told: Told): Promise<void> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const chargeback = await findOrOpen(tx, payment, told);
    const { outcome } = told;
    if (outcome === 'opened' || chargeback.state !== 'opened') return;
    await close(tx, payment, chargeback, outcome);
    for (const { id: refundId, state } of await lockOwedRefunds(tx, paymentId))
      if (state === 'approved') await addJob(tx, sendRefundJob, { refundId });
  });
}
