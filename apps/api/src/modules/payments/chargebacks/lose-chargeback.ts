import type { Tx } from '../../../platform/db/database.ts';
import { type Adjustment, feeIn } from '../invoices/adjust-invoices.ts';
import type { Line } from '../ledger/journal.rules.ts';
import { debitPart } from '../parts/debit-part.ts';
import { lockPartsOf } from '../parts/part.queries.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import { setOffRefunds } from '../refunds/set-off-refunds.ts';
import { spread } from './chargeback.rules.ts';
import { type ChargebackShareRow, chargebackShares } from './chargeback.tables.ts';

/** One part's share of a lost chargeback, as its invoices are adjusted for it. */
export const adjustmentOf = (
  part: Adjustment['part'],
  { id, cents, commissionCents, commissionGstCents }: ChargebackShareRow,
): Adjustment => ({
  part,
  cents,
  lines: [],
  fee: { commissionCents, commissionGstCents },
  subject: { kind: 'payments.chargeback-share', id },
  words: 'Chargeback: the payer’s bank has taken the money back',
});

interface Loss {
  /** Who bears how much. */
  lines: Line[];
  adjustments: Adjustment[];
}

interface Lost {
  id: number;
  /** Taken when the bank opened it, and only now decided. */
  reservedCents: number;
  lateCents: number;
}

/**
 * Sets a lost amount off against refunds still owed to the payer, takes the rest from the sellers' parts of a locked
 * payment, and records what each of them has borne.
 */
export async function loseChargeback(
  tx: Tx,
  payment: PaymentRow,
  { id: chargebackId, reservedCents, lateCents }: Lost,
): Promise<Loss> {
  const cents = reservedCents + lateCents;
  const parts = await lockPartsOf(tx, payment.id);
  const setOffCents = await setOffRefunds(tx, payment.id, cents);
  const { shares, lossCents } = spread(cents - setOffCents, parts);
  const lines: Line[] = [
    { account: 'dispute-reserve', cents: -reservedCents },
    { account: 'provider-cash', cents: -lateCents },
    { account: 'refunds-due', cents: setOffCents },
    { account: 'adjustments', cents: lossCents },
  ];
  const adjustments: Adjustment[] = [];
  for (const [index, part] of parts.entries()) {
    const shareCents = shares[index] ?? 0;
    if (shareCents === 0) continue;
    const taken = await debitPart(tx, part, shareCents);
    lines.push(...taken.filter(({ account }) => account !== 'refunds-due'));
    const fresh = { chargebackId, partId: part.id, cents: shareCents, ...feeIn(part, taken) };
    const [share] = await tx.insert(chargebackShares).values(fresh).returning();
    if (!share) throw new Error('the share was not written');
    adjustments.push(adjustmentOf(part, share));
  }
  return { lines, adjustments };
}
