import type { DisputeRole } from '@souk/contract/modules/disputes/disputes';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { disputeReplied } from '../events.ts';
import { addMessage } from '../messages/message.queries.ts';
import { roleIn, type Viewer } from './dispute.policy.ts';
import { changeDispute, lockDispute, moveDispute, subjectOf } from './dispute.queries.ts';
import { answerDue, isOpen } from './dispute.rules.ts';
import type { DisputeRow } from './dispute.tables.ts';
import { tellOfReply } from './tell-dispute.ts';

/** Passes the turn to the other side; another message from the same side, or from an admin, does not. */
function passTurn(tx: Tx, dispute: DisputeRow, role: DisputeRole, byUserId: number): Promise<DisputeRow> {
  if (role === 'seller' && dispute.state !== 'seller-replied')
    return moveDispute(tx, dispute, {
      move: 'reply-seller',
      by: role,
      byUserId,
      changes: { sellerAnswersUntil: null, refundProposedAt: null },
    });
  if (role === 'customer' && dispute.state !== 'customer-replied')
    return moveDispute(tx, dispute, {
      move: 'reply-customer',
      by: role,
      byUserId,
      // A seller who has not answered yet gets no extra time.
      changes: { sellerAnswersUntil: dispute.sellerAnswersUntil ?? answerDue() },
    });
  return changeDispute(tx, dispute, {});
}

/** Writes to the other side and the admins while the dispute is open. */
export function replyDispute(
  db: Reader,
  author: Viewer,
  disputeId: number,
  comment: string,
  files: readonly UploadedFile[] = [],
): Promise<DisputeRow> {
  return db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    const role = roleIn(dispute, author);
    if (!isOpen(dispute.state)) throw new Problem('dispute-closed');

    const message = await addMessage(tx, { disputeId, authorId: author.id, role, comment }, files);
    const replied = await passTurn(tx, dispute, role, author.id);
    await publish(tx, disputeReplied, {
      disputeId,
      subject: subjectOf(dispute),
      messageId: message.id,
      by: role,
    });
    await tellOfReply(tx, replied, message);
    return replied;
  });
}
