import {
  type ReturnMove,
  type ReturnState,
  returnDays,
  returnStates,
} from '@souk/contract/modules/retail/returns';
import { defineLife } from '../../../platform/states.ts';

const minutesOf = (days: number): number => days * 24 * 60;

/**
 * Goods on their way back: requested, approved, sent, received, refunded. A seller who does not answer has approved
 * and received them.
 */
export const returnLife = defineLife<ReturnState, ReturnMove>({
  name: 'retail.return',
  states: returnStates,
  first: 'requested',
  ends: ['declined', 'refunded', 'closed'],
  refusal: 'return-move-not-allowed',
  moves: {
    approve: { from: ['requested'], to: 'approved', by: ['seller'] },
    'approve-silently': {
      from: ['requested'],
      to: 'approved',
      by: ['system'],
      afterMinutes: minutesOf(returnDays.unanswered),
    },
    decline: { from: ['requested'], to: 'declined', by: ['seller'] },
    withdraw: { from: ['requested', 'approved'], to: 'closed', by: ['buyer'] },
    send: { from: ['approved'], to: 'sent', by: ['buyer'] },
    lapse: { from: ['approved'], to: 'closed', by: ['system'], afterMinutes: minutesOf(returnDays.unsent) },
    receive: { from: ['sent'], to: 'received', by: ['seller'] },
    'receive-silently': {
      from: ['sent'],
      to: 'received',
      by: ['system'],
      afterMinutes: minutesOf(returnDays.onTheRoad),
    },
    refund: { from: ['received'], to: 'refunded', by: ['seller'] },
    'refund-silently': {
      from: ['received'],
      to: 'refunded',
      by: ['system'],
      afterMinutes: minutesOf(returnDays.unrefunded),
    },
    close: { from: ['received'], to: 'closed', by: ['seller'] },
  },
});
