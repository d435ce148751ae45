import type { InvoiceKind } from '@souk/contract/modules/payments/invoices';
import { gstWithin } from '../ledger/journal.rules.ts';
import type { InvoiceContent } from './invoice.tables.ts';

/** One line as whoever issues it knows it; the price includes GST. */
export interface NewInvoiceLine {
  description: string;
  quantity: number;
  cents: number;
  isGstFree?: boolean;
  /** Where it was settled before: at the sale, or on the invoice that is adjusted. */
  gstCents?: number;
  /** Of a note: the place of the line that it adjusts. */
  adjustsLine?: number;
}

/** The GST of a line: what was settled before, else none where the issuer is not registered or the thing is free of it. */
export function priceLine(
  { isGstFree = false, gstCents, ...named }: NewInvoiceLine,
  { isRegistered, gstPercent }: { isRegistered: boolean; gstPercent: number },
): InvoiceContent['lines'][number] {
  const line = { ...named, isGstFree };
  if (gstCents !== undefined) return { ...line, gstCents };
  if (!isRegistered || isGstFree) return { ...line, gstCents: 0 };
  return { ...line, gstCents: gstWithin(line.cents, gstPercent) };
}

/** Only issuers registered for GST, with an ABN, may write "Tax invoice", or adjust one. */
export function titleOf(kind: InvoiceKind, mayTax: boolean): InvoiceContent['title'] {
  if (kind === 'adjustment') return mayTax ? 'Adjustment note' : 'Credit note';
  return mayTax ? 'Tax invoice' : 'Invoice';
}

/** Name of a series: the house's, or a seller's by their id. */
export const seriesPrefix = (issuerId: number | null): string =>
  issuerId === null ? 'SOUK' : `S${issuerId}`;

export const invoiceNumber = (issuerId: number | null, year: number, sequence: number): string =>
  `${seriesPrefix(issuerId)}-${year}-${String(sequence).padStart(5, '0')}`;
