import type { BillingRecord } from '@souk/contract/modules/payments/billing';
import { moneyOf } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { invoicesOfPayments } from '../invoices/invoice.queries.ts';
import type { InvoiceRow } from '../invoices/invoice.tables.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';

function presentRecord(payment: PaymentRow, invoices: readonly InvoiceRow[]): BillingRecord {
  const { currency } = payment;
  const money = moneyOf(currency);
  const gstCents = invoices
    .filter(({ kind }) => kind !== 'adjustment')
    .reduce((sum, invoice) => sum + invoice.gstCents, 0);
  return {
    id: payment.id,
    number: payment.number,
    purpose: payment.purpose,
    description: payment.description,
    amount: money(payment.cents - gstCents),
    gst: money(gstCents),
    total: money(payment.cents),
    refunded: money(payment.refundedCents),
    status: payment.state,
    method: payment.method,
    at: (payment.paidAt ?? payment.createdAt).toISOString(),
    invoices: invoices.map(({ id, number, kind, content }) => ({
      id,
      number,
      kind,
      issuer: content.issuer.name,
    })),
  };
}

/** Payments of one payer with their invoices, in one query for all. */
export async function presentBilling(
  reader: Reader,
  payerId: number,
  payments: readonly PaymentRow[],
): Promise<BillingRecord[]> {
  const ids = payments.map(({ id }) => id);
  const byPayment = Map.groupBy(await invoicesOfPayments(reader, payerId, ids), (row) => row.paymentId);
  return payments.map((payment) => presentRecord(payment, byPayment.get(payment.id) ?? []));
}
