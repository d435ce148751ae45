import type { Subject } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { issueFeeInvoice } from '../invoices/issue-fee-invoice.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { lockPart, updatePart } from './part.queries.ts';
import { leftOf, release } from './part.rules.ts';

/**
 * Completes a sale: what is left of its part becomes the seller's, less the agreed commission, which the house
 * invoices. Call it late: the house's invoice series stays locked until the commit.
 */
export async function releasePart(tx: Tx, subject: Subject): Promise<void> {
  const part = await lockPart(tx, subject);
  if (part.releasedAt || part.sellerId === null) return;

  const { changes, lines } = release(part.sellerId, part);
  await updatePart(tx, part.id, { ...changes, releasedAt: clock.now() });
  if (lines.length === 0) return;
  const { paymentId } = part;
  const { currency } = await getPayment(tx, paymentId);
  await postJournal(tx, { kind: 'release', key: `release:${part.id}`, subject, currency, paymentId, lines });
  const { earnedCents, earnedGstCents } = leftOf(part);
  await issueFeeInvoice(tx, part, { commissionCents: earnedCents, commissionGstCents: earnedGstCents });
}
