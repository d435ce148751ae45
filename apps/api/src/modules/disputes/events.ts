import type { DisputeDecision, DisputeRole } from '@souk/contract/modules/disputes/disputes';
import type { Subject } from '@souk/contract/shared/values';
import { defineEvent } from '../../platform/events/events.ts';

interface OfDispute {
  disputeId: number;
  /** The disputed subject. */
  subject: Subject;
}

/** A customer has opened a dispute: what was paid for the subject is held until it ends. */
export const disputeOpened = defineEvent<OfDispute>('disputes.opened');

/** One of the two sides, or an admin, has written. */
export const disputeReplied = defineEvent<OfDispute & { messageId: number; by: DisputeRole }>(
  'disputes.replied',
);

/** The seller did not answer in time: an admin has to confirm the refund. */
export const refundProposed = defineEvent<OfDispute>('disputes.refund-proposed');

/** An admin has decided; the amount is refunded to the customer, the rest goes to the seller. */
export const disputeResolved = defineEvent<
  OfDispute & { decision: DisputeDecision; refundCents: number; byUserId: number }
>('disputes.resolved');

/** The customer has withdrawn the dispute: the subject continues as before. */
export const disputeWithdrawn = defineEvent<OfDispute>('disputes.withdrawn');
