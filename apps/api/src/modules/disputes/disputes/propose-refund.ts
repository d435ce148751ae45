import { clock } from '../../../platform/clock.ts';
import { publish } from '../../../platform/events/events.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { refundProposed } from '../events.ts';
import { changeDispute, lockDispute, subjectOf } from './dispute.queries.ts';
import { tellOfProposal } from './tell-dispute.ts';

/** The seller did not answer in time: the refund is put before an admin, once. */
export const proposeRefund: TimedMove = (db, disputeId) =>
  db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    const { state, refundProposedAt, sellerAnswersUntil } = dispute;
    const isSilent = (state === 'open' || state === 'customer-replied') && sellerAnswersUntil !== null;
    if (!isSilent || refundProposedAt || sellerAnswersUntil > clock.now()) return;

    const proposed = await changeDispute(tx, dispute, { refundProposedAt: clock.now() });
    await publish(tx, refundProposed, { disputeId, subject: subjectOf(dispute) });
    await tellOfProposal(tx, proposed);
  });
