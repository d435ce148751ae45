import type {
  DisputeDecision,
  DisputeRole,
  DisputeState,
  OpenDisputeMove,
} from '@souk/contract/modules/disputes/disputes';
import { openDisputeStates, sellerAnswerDays } from '@souk/contract/modules/disputes/disputes';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { DisputeRow } from './dispute.tables.ts';

export const isOpen = (state: DisputeState): boolean =>
  openDisputeStates.some((openState) => openState === state);

const moves: Record<DisputeRole, readonly OpenDisputeMove[]> = {
  customer: ['reply', 'withdraw'],
  seller: ['reply'],
  admin: ['reply', 'resolve'],
};

/** What somebody may do to a dispute now. */
export const movesOn = (state: DisputeState, role: DisputeRole): OpenDisputeMove[] =>
  isOpen(state) ? [...moves[role]] : [];

/** The seller's deadline, counted from now. */
export const answerDue = (): Date => fromNow(daysMs(sellerAnswerDays));

/** The refund for the customer: everything, nothing, or a part. */
export function refundOf(
  { cents }: Pick<DisputeRow, 'cents'>,
  decision: DisputeDecision,
  splitCents: number | undefined,
): number {
  if (decision === 'customer') return cents;
  if (decision === 'seller') return 0;
  if (splitCents === undefined) throw fieldProblem('refund_amount', 'Refund amount is required.');
  if (splitCents >= cents)
    throw fieldProblem('refund_amount', 'Refund amount must be less than the whole amount.');
  return splitCents;
}
