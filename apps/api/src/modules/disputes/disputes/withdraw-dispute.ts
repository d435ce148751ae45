import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { disputeWithdrawn } from '../events.ts';
import { mustBeCustomer } from './dispute.policy.ts';
import { lockDispute, moveDispute, subjectOf } from './dispute.queries.ts';
import type { DisputeRow } from './dispute.tables.ts';
import { tellOfWithdrawn } from './tell-dispute.ts';

/** Withdraws the customer's dispute for good. */
export function withdrawDispute(db: Reader, user: { id: number }, disputeId: number): Promise<DisputeRow> {
  return db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    mustBeCustomer(dispute, user);

    const withdrawn = await moveDispute(tx, dispute, {
      move: 'withdraw',
      by: 'customer',
      byUserId: user.id,
      changes: { closedAt: clock.now(), sellerAnswersUntil: null },
    });
    await publish(tx, disputeWithdrawn, { disputeId, subject: subjectOf(dispute) });
    await tellOfWithdrawn(tx, withdrawn);
    return withdrawn;
  });
}
