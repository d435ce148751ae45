import type { Money, Subject } from '@souk/contract/shared/values';
import { sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
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

/** A part as it is kept, with the commission that is agreed for it now. */
async function termsOf(tx: Tx, { subject, sellerId, description, items, agreed }: NewPart) {
  const terms =
    sellerId === null
      ? null
      : (agreed ?? (await agreeCommission(tx, sellerId, items, await getSettings(tx))));
  return {
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
  };
}

/**
 * Opens a payment over all parts at once, with today's commission on each. There is one open attempt per subject.
 */
export async function openPayment(tx: Tx, fresh: NewPayment): Promise<PaymentRow> {
  const { subject, parts: shares, ...columns } = fresh;
  const row = {
    ...columns,
    number: newCode(10),
    subjectKind: subject.kind,
    subjectId: subject.id,
    cents: sumOf(shares.flatMap(({ items }) => items)),
    state: paymentLife.first,
  };
  const opened = tx.$with('opened').as(tx.insert(payments).values(row).returning());
  const paymentId = sql`(select id from opened)`;
  const rows: PgInsertValue<typeof parts>[] = [];
  for (const share of shares) rows.push({ ...(await termsOf(tx, share)), paymentId });
  const shared = tx.$with('shared').as(tx.insert(parts).values(rows));
  const [payment] = await tx
    .with(opened, shared)
    .select()
    .from(opened)
    .catch((error: unknown) => {
      throw isDuplicate(error, 'payments_one_open') ? new Problem('payment-move-not-allowed') : error;
    });
  if (!payment) throw new Error('the payment was not written');
  const record = { subjectId: payment.id, move: 'open', from: null, to: payment.state, by: 'payer' };
  await recordMove(tx, paymentLife, { ...record, byUserId: payment.payerId });
  return payment;
}
