import type { DisputeDecision } from '@souk/contract/modules/disputes/disputes';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { disputeResolved } from '../events.ts';
import { disputeLife } from './dispute.life.ts';
import { lockDispute, moveDispute, subjectOf } from './dispute.queries.ts';
import { refundOf } from './dispute.rules.ts';
import type { DisputeRow } from './dispute.tables.ts';
import { tellOfResolved } from './tell-dispute.ts';

export interface Verdict {
  decision: DisputeDecision;
  /** The refund of a split. */
  splitCents?: number | undefined;
  note: string;
}

/** An admin's verdict ends the dispute; the vertical refunds and releases the money. */
export function resolveDispute(
  db: Reader,
  admin: { id: number },
  disputeId: number,
  { decision, splitCents, note }: Verdict,
): Promise<DisputeRow> {
  return db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    disputeLife.next(dispute.state, `resolve-${decision}`, 'admin');
    const refundCents = refundOf(dispute, decision, splitCents);

    const resolved = await moveDispute(tx, dispute, {
      move: `resolve-${decision}`,
      by: 'admin',
      byUserId: admin.id,
      reason: note,
      changes: {
        decision,
        refundCents,
        decisionNote: note,
        decidedBy: admin.id,
        closedAt: clock.now(),
        sellerAnswersUntil: null,
      },
    });
    await publish(tx, disputeResolved, {
      disputeId,
      subject: subjectOf(dispute),
      decision,
      refundCents,
      byUserId: admin.id,
    });
    await tellOfResolved(tx, resolved);
    return resolved;
  });
}
