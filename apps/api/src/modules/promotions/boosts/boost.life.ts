import { type BoostState, boostStates } from '@souk/contract/modules/promotions/boosts';
import { defineLife } from '../../../platform/states.ts';

export type BoostMove = 'start' | 'shorten' | 'end' | 'drop' | 'give-up';

const dayMinutes = 24 * 60;

/** From the choice to the end of the window; the boost's own days set the time of `end`. */
export const boostLife = defineLife<BoostState, BoostMove>({
  name: 'promotions.boost',
  states: boostStates,
  first: 'pending',
  ends: ['ended', 'void'],
  refusal: 'boost-move-not-allowed',
  moves: {
    start: { from: ['pending'], to: 'active', by: ['system'] },
    // Its money, or that of the window before it, was refunded.
    shorten: { from: ['active'], to: 'active', by: ['system'] },
    end: { from: ['active'], to: 'ended', by: ['system'], afterMinutes: 7 * dayMinutes },
    // The payment failed, or the thing can no longer be boosted.
    drop: { from: ['pending'], to: 'void', by: ['system'] },
    'give-up': { from: ['pending'], to: 'void', by: ['system'], afterMinutes: dayMinutes },
  },
});
