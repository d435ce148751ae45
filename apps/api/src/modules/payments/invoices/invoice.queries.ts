import { toPage } from '@souk/contract/shared/page';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type InvoiceRow, invoices } from './invoice.tables.ts';

export async function getInvoice(reader: Reader, invoiceId: number): Promise<InvoiceRow> {
  const [invoice] = await reader.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice) throw new Problem('record-not-found');
  return invoice;
}

interface Wanted {
  userId: number;
  role: 'issued' | 'received';
  page: number;
  page_size: number;
}

/** A page of invoices that somebody has issued or received, newest first. */
export async function listInvoicePage(reader: Reader, { userId, role, ...query }: Wanted) {
  const isOwn = eq(role === 'issued' ? invoices.issuerId : invoices.recipientId, userId);
  const rows = await reader
    .select()
    .from(invoices)
    .where(isOwn)
    .orderBy(desc(invoices.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return toPage(rows, await reader.$count(invoices, isOwn), query);
}

/** This person's invoices for each of these payments. */
export async function invoicesOfPayments(
  reader: Reader,
  recipientId: number,
  paymentIds: readonly number[],
): Promise<InvoiceRow[]> {
  if (paymentIds.length === 0) return [];
  return reader
    .select()
    .from(invoices)
    .where(and(inArray(invoices.paymentId, [...paymentIds]), eq(invoices.recipientId, recipientId)))
    .orderBy(asc(invoices.id));
}

/** The invoices of one kind for each of these subjects, by the subject's id. */
export async function findInvoicesOf(
  reader: Reader,
  kind: InvoiceRow['kind'],
  { subjectKind, subjectIds }: { subjectKind: string; subjectIds: readonly number[] },
): Promise<Map<number, InvoiceRow>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.kind, kind),
        eq(invoices.subjectKind, subjectKind),
        inArray(invoices.subjectId, [...subjectIds]),
      ),
    );
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** The adjustment notes of an invoice so far, oldest first. */
export async function listNotesOn(reader: Reader, { number, recipientId, issuerId }: InvoiceRow) {
  const notes = await reader
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.recipientId, recipientId),
        eq(invoices.kind, 'adjustment'),
        issuerId === null ? isNull(invoices.issuerId) : eq(invoices.issuerId, issuerId),
      ),
    )
    .orderBy(asc(invoices.id));
  return notes.filter(({ content }) => content.adjusts === number);
}
