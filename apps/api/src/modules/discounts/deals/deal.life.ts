import { type DealMove, type DealState, dealStates } from '@souk/contract/modules/discounts/deals';
import { defineLife } from '../../../platform/states.ts';

/** Its timers only update lists and price history; the price itself goes by the clock. */
export const dealLife = defineLife<DealState, DealMove>({
  name: 'discounts.deal',
  states: dealStates,
  first: 'scheduled',
  ends: ['withdrawn'],
  refusal: 'deal-move-not-allowed',
  moves: {
    // The deal's own days set the time: the minutes only mark the move as timed.
    begin: { from: ['scheduled'], to: 'running', by: ['system'], afterMinutes: 0 },
    end: { from: ['running'], to: 'ended', by: ['system'], afterMinutes: 24 * 60 },
    change: { from: ['scheduled', 'running'], to: 'scheduled', by: ['owner'] },
    withdraw: { from: ['scheduled', 'running', 'ended'], to: 'withdrawn', by: ['owner', 'system'] },
  },
});
