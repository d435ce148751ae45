import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { notePaid } from '../../disputes/index.ts';
import { getSale, lockSale, owedOf } from '../sales/sale.queries.ts';
import { isTraded, tradeOf } from '../trade.ts';

type Resolved = Happening<{
  disputeId: number;
  subject: Subject;
  decision: string;
  refundCents: number;
  byUserId: number;
}>;

/** An admin has decided: a refund, the seller's payment, or some of both. */
export async function onDisputeResolved(tx: Tx, { payload }: Resolved): Promise<void> {
  const { disputeId, subject, decision, refundCents, byUserId } = payload;
  if (!isTraded(subject.kind)) return;
  const sale = await lockSale(tx, subject.id);
  // A refund of one line leaves the rest of the sale sold.
  const isAll = decision === 'customer' && refundCents >= owedOf(sale);
  const outcome = isAll ? 'buyer' : refundCents > 0 ? 'split' : 'seller';
  await tradeOf(sale).life.onDisputeResolved(tx, sale, { outcome, refundCents, byUserId });
  const paid = await getSale(tx, sale.id);
  await notePaid(tx, disputeId, paid.refundedCents - sale.refundedCents);
}
