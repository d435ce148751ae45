import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Id, Moment, Money, Nothing, ownId, Subject } from '../../shared/values.ts';

export const invoiceKinds = ['sale', 'fee', 'promotion', 'adjustment'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** "Tax invoice" only where the issuer is registered for GST. */
export const invoiceTitles = ['Tax invoice', 'Invoice', 'Adjustment note', 'Credit note'] as const;

/** Issuer or recipient as they were on the day. */
export const InvoiceParty = z
  .object({
    name: z.string(),
    abn: z.string().nullable(),
    address: z.array(z.string()),
    email: z.string().nullable(),
  })
  .meta({ id: 'InvoiceParty' });
export type InvoiceParty = z.infer<typeof InvoiceParty>;

export const InvoiceLine = z
  .object({
    description: z.string(),
    quantity: z.int(),
    /** GST included. */
    total: Money,
    gst: Money,
    is_gst_free: z.boolean(),
  })
  .meta({ id: 'InvoiceLine' });

const facts = {
  id: Id,
  /** `SK0-2026-00017`: series of the issuer, year, sequence without gaps. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  title: z.enum(invoiceTitles),
  total: Money,
  gst: Money,
  issued_at: Moment,
  /** The issuer's: the days of an invoice are days of this zone. */
  time_zone: z.string(),
};

export const InvoiceSummary = z
  .object({ ...facts, issuer: z.string(), recipient: z.string(), is_own: z.boolean() })
  .meta({ id: 'InvoiceSummary' });
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const Invoice = z
  .object({
    ...facts,
    issuer: InvoiceParty,
    recipient: InvoiceParty,
    lines: z.array(InvoiceLine),
    subject: Subject,
    payment_number: z.string().nullable(),
    paid_at: Moment.nullable(),
    /** The invoice that an adjustment changes. */
    adjusts: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

const byId = z.object({ id: ownId('payments.invoice') });

export const getInvoice = endpoint({
  method: 'GET',
  path: '/billing-invoice/:id',
  spec: ['vendor/billing-invoice'],
  access: 'signed-in',
  summary: 'An invoice as it was issued, for its issuer and its recipient.',
  params: byId,
  reply: Invoice,
});

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/invoices/:id/pdf',
  access: 'signed-in',
  summary: 'The same as a PDF file, always as a download.',
  params: byId,
  reply: Nothing,
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices',
  access: 'signed-in',
  summary: 'Invoices that the caller has issued or received, newest first.',
  query: PageQuery.extend({ role: z.enum(['issued', 'received']).catch('received').default('received') }),
  reply: pageOf(InvoiceSummary),
});
