import type { Tx } from '../../../platform/db/database.ts';
import { type Adjustment, feeIn } from '../invoices/adjust-invoices.ts';
import type { Line } from '../ledger/journal.rules.ts';
import { debitPart } from '../parts/debit-part.ts';
import { lockPartsOf } from '../parts/part.queries.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import { setOffRefunds } from '../refunds/set-off-refunds.ts';
import { spread } from './chargeback.rules.ts';
import { type ChargebackRow, type ChargebackShareRow, chargebackShares } from './chargeback.tables.ts';

/** A share of a lost chargeback as the invoices of its part are adjusted for it. */
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
  /** Who bears what. */
  lines: Line[];
  adjustments: Adjustment[];
}

/** Takes a lost amount from the sellers' parts of a locked payment and keeps what each of them has borne. */
export async function loseChargeback(
  tx: Tx,
  payment: PaymentRow,
  { id: chargebackId, cents }: ChargebackRow,
): Promise<Loss> {
  const parts = await lockPartsOf(tx, payment.id);
  const { shares, lossCents } = spread(cents, parts);
  const lines: Line[] = [{ account: 'dispute-reserve', cents: -cents }];
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
  const setOff = lossCents > 0 ? await setOffRefunds(tx, payment.id, lossCents) : [];
  lines.push(...setOff);
  const houseCents = setOff.reduce((left, line) => left - line.cents, lossCents);
  if (houseCents > 0) lines.push({ account: 'adjustments', cents: houseCents });
  return { lines, adjustments };
}
