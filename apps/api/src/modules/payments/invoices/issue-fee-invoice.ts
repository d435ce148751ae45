import type { Tx } from '../../../platform/db/database.ts';
import type { PartRow } from '../parts/part.tables.ts';
import type { InvoiceRow } from './invoice.tables.ts';
import { issueInvoice } from './issue-invoice.ts';

interface Fee {
  commissionCents: number;
  commissionGstCents: number;
}

/** The house's invoice to a seller for its commission on a sale; without commission there is none. */
export async function issueFeeInvoice(
  tx: Tx,
  part: PartRow,
  { commissionCents, commissionGstCents }: Fee,
): Promise<InvoiceRow | undefined> {
  if (part.sellerId === null || commissionCents === 0) return undefined;
  return issueInvoice(tx, {
    kind: 'fee',
    issuerId: null,
    recipientId: part.sellerId,
    subject: { kind: part.subjectKind, id: part.subjectId },
    paymentId: part.paymentId,
    lines: [
      {
        description: `Commission: ${part.description}`,
        quantity: 1,
        cents: commissionCents + commissionGstCents,
        gstCents: commissionGstCents,
      },
    ],
  });
}
