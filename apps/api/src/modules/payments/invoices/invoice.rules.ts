import type { InvoiceKind } from '@souk/contract/modules/payments/invoices';
import { gstWithin } from '../ledger/journal.rules.ts';
import type { InvoiceContent } from './invoice.tables.ts';

/** One line as its issuer knows it; the price includes GST. */
export interface NewInvoiceLine {
  description: string;
  quantity: number;
  cents: number;
  isGstFree?: boolean;
  /** Set where it was fixed before: at the sale, or on the invoice being adjusted. */
  gstCents?: number;
  /** On a note: the position of the line that it adjusts. */
  adjustsLine?: number;
}

/**
 * The GST of a line: as fixed before, else none where the issuer is not registered or the thing is GST-free.
 */
export function priceLine(
  { isGstFree = false, gstCents, ...named }: NewInvoiceLine,
  { isRegistered, gstPercent }: { isRegistered: boolean; gstPercent: number },
): InvoiceContent['lines'][number] {
  const line = { ...named, isGstFree };
  if (gstCents !== undefined) return { ...line, gstCents };
  if (!isRegistered || isGstFree) return { ...line, gstCents: 0 };
  return { ...line, gstCents: gstWithin(line.cents, gstPercent) };
}

/** Only issuers registered for GST, with an ABN, may write "Tax invoice" or adjust one. */
export function titleOf(kind: InvoiceKind, mayTax: boolean): InvoiceContent['title'] {
  if (kind === 'adjustment') return mayTax ? 'Adjustment note' : 'Credit note';
  return mayTax ? 'Tax invoice' : 'Invoice';
}

/** The name of a number series: the house's, or a seller's by their id. */
export const seriesPrefix = (issuerId: number | null): string =>
  issuerId === null ? 'SOUK' : `S${issuerId}`;

export const invoiceNumber = (issuerId: number | null, year: number, sequence: number): string =>
  `${seriesPrefix(issuerId)}-${year}-${String(sequence).padStart(5, '0')}`;
