import type { Money, Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { newCode } from '../../../platform/ids.ts';
import { recordMove } from '../../../platform/states.ts';
import { getSettings } from '../../settings/index.ts';
import { type Agreement, agreeCommission, type SoldItem } from '../commissions/agree-commission.ts';
import { parts } from '../parts/part.tables.ts';
import { paymentLife } from './payment.life.ts';
import { type PaymentRow, payments } from './payment.tables.ts';

/** A seller's share of the payment, or the house's own where no seller is named. */
export interface NewPart {
  subject: Subject;
  sellerId: number | null;
  description: string;
  /** Its items; each finds its own commission rule. */
  items: readonly SoldItem[];
  /** The house's commission, where it was agreed before. */
  agreed?: Agreement;
}

export interface NewPayment {
  payerId: number;
  /** What the payment is for: a subject is settled at most once. */
  subject: Subject;
  /** The trade's word for it: `order`, `booking`. */
  purpose: string;
  description: string;
  currency: Money['currency'];
  parts: readonly NewPart[];
  /** Captured with the payment by default; `later` only authorises it. */
  capture?: 'at-once' | 'later';
}

const sumOf = (items: readonly { cents: number }[]) => items.reduce((sum, { cents }) => sum + cents, 0);

async function writePart(tx: Tx, paymentId: number, part: NewPart): Promise<void> {
  const { subject, sellerId, description, items, agreed } = part;
  const terms =
    sellerId === null
      ? null
      : (agreed ?? (await agreeCommission(tx, sellerId, items, await getSettings(tx))));
  await tx.insert(parts).values({
    paymentId,
    subjectKind: subject.kind,
    subjectId: subject.id,
    sellerId,
    description,
    cents: sumOf(items),
    ...(terms && {
      commissionCents: terms.commissionCents,
      commissionGstCents: terms.commissionGstCents,
      commissionBasis: terms.basis,
    }),
  });
}

/**
 * Opens a payment over all parts at once, with today's commission on each. There is one open attempt per subject.
 */
export async function openPayment(tx: Tx, fresh: NewPayment): Promise<PaymentRow> {
  const { subject, parts: shares, ...columns } = fresh;
  const [payment] = await tx
    .insert(payments)
    .values({
      ...columns,
      number: newCode(10),
      subjectKind: subject.kind,
      subjectId: subject.id,
      cents: sumOf(shares.flatMap(({ items }) => items)),
      state: paymentLife.first,
    })
    .returning()
    .catch((error: unknown) => {
      throw isDuplicate(error, 'payments_one_open') ? new Problem('payment-move-not-allowed') : error;
    });
  if (!payment) throw new Error('the payment was not written');
  for (const part of shares) await writePart(tx, payment.id, part);
  const record = { subjectId: payment.id, move: 'open', from: null, to: payment.state, by: 'payer' };
  await recordMove(tx, paymentLife, { ...record, byUserId: payment.payerId });
  return payment;
}
