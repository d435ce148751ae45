import type { Invoice, InvoiceSummary } from '@souk/contract/modules/payments/invoices';
import { moneyOf } from '@souk/contract/shared/values';
import type { InvoiceRow } from './invoice.tables.ts';

const factsOf = (invoice: InvoiceRow) => ({
  id: invoice.id,
  number: invoice.number,
  kind: invoice.kind,
  title: invoice.content.title,
  total: { cents: invoice.cents, currency: invoice.currency },
  gst: { cents: invoice.gstCents, currency: invoice.currency },
  issued_at: invoice.issuedAt.toISOString(),
  time_zone: invoice.content.timeZone,
});

export const presentInvoiceSummary = (invoice: InvoiceRow, userId: number): InvoiceSummary => ({
  ...factsOf(invoice),
  issuer: invoice.content.issuer.name,
  recipient: invoice.content.recipient.name,
  is_own: invoice.issuerId === userId,
});

export function presentInvoice(invoice: InvoiceRow): Invoice {
  const { content, currency } = invoice;
  const money = moneyOf(currency);
  return {
    ...factsOf(invoice),
    issuer: content.issuer,
    recipient: content.recipient,
    lines: content.lines.map(({ description, quantity, cents, gstCents, isGstFree }) => ({
      description,
      quantity,
      is_gst_free: isGstFree,
      total: money(cents),
      gst: money(gstCents),
    })),
    subject: { kind: invoice.subjectKind, id: invoice.subjectId },
    payment_number: content.paymentNumber,
    paid_at: content.paidAt,
    adjusts: content.adjusts,
    note: content.note,
  };
}
