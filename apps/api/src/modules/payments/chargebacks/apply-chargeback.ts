import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { chargebackClosed, chargebackOpened } from '../events.ts';
import { adjustInvoices } from '../invoices/adjust-invoices.ts';
import { sendRefundJob } from '../job-names.ts';
import type { Line } from '../ledger/journal.rules.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment, subjectOf } from '../payments/payment.queries.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import type { ProviderEvent } from '../providers/provider.ts';
import { lockOwedRefunds } from '../refunds/refund.queries.ts';
import { type ChargebackRow, chargebacks } from './chargeback.tables.ts';
import { loseChargeback } from './lose-chargeback.ts';

type Told = Extract<ProviderEvent, { kind: 'chargeback' }>;

/** Finds or writes the chargeback; its money has left our account with its opening, whichever event tells first. */
async function open(tx: Tx, payment: PaymentRow, told: Told): Promise<ChargebackRow> {
  const { chargebackId: providerRef, amount } = told;
  const [known] = await tx
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.providerRef, providerRef))
    .for('update');
  if (known) return known;
  const fresh = { paymentId: payment.id, providerRef, cents: amount.cents, openedAt: clock.now() };
  const [chargeback] = await tx
    .insert(chargebacks)
    .values({ ...fresh, state: 'opened' })
    .returning();
  if (!chargeback) throw new Error('the chargeback was not written');
  const subject = { kind: 'payments.chargeback', id: chargeback.id };
  await postJournal(tx, {
    kind: 'chargeback',
    key: `chargeback:${chargeback.id}`,
    subject,
    currency: payment.currency,
    paymentId: payment.id,
    lines: [
      { account: 'dispute-reserve', cents: amount.cents },
      { account: 'provider-cash', cents: -amount.cents },
    ],
  });
  const about = { paymentId: payment.id, subject: subjectOf(payment) };
  await publish(tx, chargebackOpened, { ...about, chargebackId: chargeback.id, cents: amount.cents });
  return chargeback;
}

/** Where the money comes from, or goes back to, now that the bank has decided. */
const wonLines = (cents: number): Line[] => [
  { account: 'provider-cash', cents },
  { account: 'dispute-reserve', cents: -cents },
];

/** Books what the payer's bank has done; told twice or out of order, it books once. */
export function applyChargeback(db: Db, paymentId: number, told: Told): Promise<void> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const chargeback = await open(tx, payment, told);
    const { outcome } = told;
    if (outcome === 'opened' || chargeback.state !== 'opened') return;

    const { id: chargebackId, cents } = chargeback;
    const { lines, adjustments } =
      outcome === 'lost'
        ? await loseChargeback(tx, payment, chargeback)
        : { lines: wonLines(cents), adjustments: [] };
    await tx
      .update(chargebacks)
      .set({ state: outcome, closedAt: clock.now() })
      .where(eq(chargebacks.id, chargebackId));
    await postJournal(tx, {
      kind: outcome === 'won' ? 'chargeback-won' : 'chargeback-lost',
      key: `chargeback-closed:${chargebackId}`,
      subject: { kind: 'payments.chargeback', id: chargebackId },
      currency: payment.currency,
      paymentId,
      lines,
    });
    await publish(tx, chargebackClosed, { paymentId, subject: subjectOf(payment), chargebackId, outcome });
    await adjustInvoices(tx, adjustments);
    for (const { id: refundId, state } of await lockOwedRefunds(tx, paymentId))
      if (state === 'approved') await addJob(tx, sendRefundJob, { refundId });
  });
}
