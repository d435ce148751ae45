import type { DisputeDecision, DisputeRole } from '@souk/contract/modules/disputes/disputes';
import type { Subject } from '@souk/contract/shared/values';
import { defineEvent } from '../../platform/events/events.ts';

interface OfDispute {
  disputeId: number;
  /** What it is about. */
  subject: Subject;
}

/** A customer complains: what was paid for the thing is to be kept back until the end of it. */
export const disputeOpened = defineEvent<OfDispute>('disputes.opened');

/** One of the two sides, or an admin, has written. */
export const disputeReplied = defineEvent<OfDispute & { messageId: number; by: DisputeRole }>(
  'disputes.replied',
);

/** The seller was silent too long: an admin is to confirm the refund. */
export const refundProposed = defineEvent<OfDispute>('disputes.refund-proposed');

/** An admin has decided; the amount goes back to the customer, the rest to the seller. */
export const disputeResolved = defineEvent<
  OfDispute & { decision: DisputeDecision; refundCents: number; byUserId: number }
>('disputes.resolved');

/** The customer took it back: the thing goes on as before. */
export const disputeWithdrawn = defineEvent<OfDispute>('disputes.withdrawn');
