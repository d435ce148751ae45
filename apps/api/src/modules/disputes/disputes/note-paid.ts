import type { Tx } from '../../../platform/db/database.ts';
import { changeDispute, lockDispute } from './dispute.queries.ts';

/**
 * Records what a verdict actually paid: less than it said if the money was refunded otherwise in the meantime.
 */
export async function notePaid(tx: Tx, disputeId: number, refundCents: number): Promise<void> {
  const dispute = await lockDispute(tx, disputeId);
  if (dispute.refundCents !== refundCents) await changeDispute(tx, dispute, { refundCents });
}
