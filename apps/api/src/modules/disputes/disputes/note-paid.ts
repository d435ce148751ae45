import type { Tx } from '../../../platform/db/database.ts';
import { changeDispute, lockDispute } from './dispute.queries.ts';

/** What a verdict paid in the end: less than it said where the money had gone back otherwise in between. */
export async function notePaid(tx: Tx, disputeId: number, refundCents: number): Promise<void> {
  const dispute = await lockDispute(tx, disputeId);
  if (dispute.refundCents !== refundCents) await changeDispute(tx, dispute, { refundCents });
}
