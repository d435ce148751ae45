import {
  type InvoiceParty,
  invoiceKinds,
  type invoiceTitles,
} from '@souk/contract/modules/payments/invoices';
import { currencies } from '@souk/contract/shared/values';
import { char, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { clock } from '../../../platform/clock.ts';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';

/** An invoice as it was issued; later changes of names, rates and addresses do not affect it. */
export interface InvoiceContent {
  title: (typeof invoiceTitles)[number];
  issuer: InvoiceParty;
  recipient: InvoiceParty;
  lines: {
    description: string;
    quantity: number;
    cents: number;
    gstCents: number;
    isGstFree: boolean;
    /** On a note: the position of the line that it adjusts. */
    adjustsLine?: number;
  }[];
  paymentNumber: string | null;
  paidAt: string | null;
  /** The number of the invoice that this note adjusts. */
  adjusts: string | null;
  note: string | null;
  /** The issuer's time zone, for the dates on it. */
  timeZone: string;
}

export const invoiceSeries = payments.table('invoice_series', {
  issuerId: bigId().notNull(),
  year: integer().notNull(),
  lastSequence: integer().notNull(),
});

export const invoices = payments.table('invoices', {
  id: identityId(),
  number: text().notNull(),
  issuerId: bigId(),
  recipientId: bigId().notNull(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  kind: text({ enum: invoiceKinds }).notNull(),
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  paymentId: bigId(),
  content: jsonb().$type<InvoiceContent>().notNull(),
  cents: bigId().notNull(),
  gstCents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  issuedAt: moment().notNull().$defaultFn(clock.now),
});
export type InvoiceRow = typeof invoices.$inferSelect;
