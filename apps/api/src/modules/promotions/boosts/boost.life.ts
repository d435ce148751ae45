import { type BoostState, boostStates } from '@souk/contract/modules/promotions/boosts';
import { defineLife } from '../../../platform/states.ts';

export type BoostMove = 'start' | 'shorten' | 'end' | 'drop' | 'give-up';

const dayMinutes = 24 * 60;

/** From the choice to the end of the window; the hour of `end` is that of the boost's own days. */
export const boostLife = defineLife<BoostState, BoostMove>({
  name: 'promotions.boost',
  states: boostStates,
  first: 'pending',
  ends: ['ended', 'void'],
  refusal: 'boost-move-not-allowed',
  moves: {
    start: { from: ['pending'], to: 'active', by: ['system'] },
    // Money went back for it, or for the window before it.
    shorten: { from: ['active'], to: 'active', by: ['system'] },
    end: { from: ['active'], to: 'ended', by: ['system'], afterMinutes: 7 * dayMinutes },
    // The payment came to nothing, or the thing cannot be boosted any more.
    drop: { from: ['pending'], to: 'void', by: ['system'] },
    'give-up': { from: ['pending'], to: 'void', by: ['system'], afterMinutes: dayMinutes },
  },
});
