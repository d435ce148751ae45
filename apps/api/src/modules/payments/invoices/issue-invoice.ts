import type { InvoiceKind } from '@souk/contract/modules/payments/invoices';
import type { Subject } from '@souk/contract/shared/values';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/period.ts';
import { getSettings } from '../../settings/index.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { invoiceNumber, type NewInvoiceLine, priceLine, titleOf } from './invoice.rules.ts';
import { type InvoiceContent, type InvoiceRow, invoiceSeries, invoices } from './invoice.tables.ts';
import { houseParty, type Party, partyOf } from './invoice-party.ts';

export interface NewInvoice {
  kind: InvoiceKind;
  /** The seller, or null where the house is the issuer. */
  issuerId: number | null;
  recipientId: number;
  /** What it is for: one invoice per kind, issuer and subject. */
  subject: Subject;
  lines: readonly NewInvoiceLine[];
  paymentId?: number | null;
  /** Replaces the recipient's own address, for example by a delivery address. */
  recipientAddress?: readonly string[];
  /** The invoice that this one adjusts. */
  adjusts?: InvoiceRow;
  note?: string;
}

/** Locks the issuer's series for the year until the commit, so that numbers have no gaps and no duplicates. */
async function lockSeries(tx: Tx, issuerId: number, year: number): Promise<number> {
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ issuerId, year, lastSequence: 0 })
    .onConflictDoUpdate({
      target: [invoiceSeries.issuerId, invoiceSeries.year],
      set: { lastSequence: sql`${invoiceSeries.lastSequence}` },
    })
    .returning();
  if (!series) throw new Error('the series was not written');
  return series.lastSequence;
}

/** The existing invoice of one kind, issuer and subject. */
export async function findInvoice(
  reader: Reader,
  { kind, issuerId, subject }: Pick<NewInvoice, 'kind' | 'issuerId' | 'subject'>,
): Promise<InvoiceRow | undefined> {
  const [invoice] = await reader
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.kind, kind),
        eq(invoices.subjectKind, subject.kind),
        eq(invoices.subjectId, subject.id),
        issuerId === null ? isNull(invoices.issuerId) : eq(invoices.issuerId, issuerId),
      ),
    );
  return invoice;
}

async function contentOf(
  tx: Tx,
  fresh: NewInvoice,
  { issuer, recipient }: Record<'issuer' | 'recipient', Party>,
): Promise<InvoiceContent> {
  const { gstPercent } = await getSettings(tx);
  const payment = fresh.paymentId ? await getPayment(tx, fresh.paymentId) : null;
  const { isRegistered, timeZone } = issuer;
  // A note has the tax status of its invoice, whatever its issuer's is by now.
  const mayTax = fresh.adjusts
    ? fresh.adjusts.content.title === 'Tax invoice'
    : isRegistered && issuer.party.abn !== null;
  const address = fresh.recipientAddress;
  return {
    title: titleOf(fresh.kind, mayTax),
    issuer: issuer.party,
    recipient: { ...recipient.party, ...(address ? { address: [...address] } : {}) },
    lines: fresh.lines.map((line) => priceLine(line, { isRegistered, gstPercent })),
    paymentNumber: payment?.number ?? null,
    paidAt: payment?.paidAt?.toISOString() ?? null,
    adjusts: fresh.adjusts?.number ?? null,
    note: fresh.note ?? null,
    timeZone,
  };
}

const totalOf = (lines: InvoiceContent['lines'], of: 'cents' | 'gstCents') =>
  lines.reduce((sum, line) => sum + line[of], 0);

/**
 * Issues an invoice with the next number of its issuer's year; called again, it returns the existing one. The series
 * stays locked until the commit, so issue late in the transaction, a seller's before the house's.
 */
export async function issueInvoice(tx: Tx, fresh: NewInvoice): Promise<InvoiceRow> {
  const known = await findInvoice(tx, fresh);
  if (known) return known;
  const { kind, issuerId, recipientId, subject, paymentId = null } = fresh;
  const recipient = await partyOf(tx, recipientId, 'recipient');
  const issuer =
    issuerId === null ? await houseParty(tx, recipient.timeZone) : await partyOf(tx, issuerId, 'issuer');
  const content = await contentOf(tx, fresh, { issuer, recipient });
  const { currency } = await getSettings(tx);
  const year = inZone(clock.now(), issuer.timeZone).year;

  const sequence = (await lockSeries(tx, issuerId ?? 0, year)) + 1;
  const meanwhile = await findInvoice(tx, fresh);
  if (meanwhile) return meanwhile;
  const [invoice] = await tx
    .insert(invoices)
    .values({
      number: invoiceNumber(issuerId, year, sequence),
      issuerId,
      recipientId,
      year,
      sequence,
      kind,
      subjectKind: subject.kind,
      subjectId: subject.id,
      paymentId,
      content,
      currency,
      cents: totalOf(content.lines, 'cents'),
      gstCents: totalOf(content.lines, 'gstCents'),
    })
    .returning();
  if (!invoice) throw new Error('the invoice was not written');
  await tx
    .update(invoiceSeries)
    .set({ lastSequence: sequence })
    .where(and(eq(invoiceSeries.issuerId, issuerId ?? 0), eq(invoiceSeries.year, year)));
  return invoice;
}
