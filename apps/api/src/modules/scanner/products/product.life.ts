import { type FoodStatus, foodStatuses } from '@souk/contract/modules/scanner/words';
import { defineLife } from '../../../platform/states.ts';

type Move = 'verify' | 'reject' | 'reopen' | 'resubmit';

/** A product waits for an admin's review; a rejected one that is added again is pending again. */
export const productLife = defineLife<FoodStatus, Move>({
  name: 'scanner.product',
  states: foodStatuses,
  first: 'pending',
  ends: [],
  refusal: 'food-move-not-allowed',
  moves: {
    verify: { from: ['pending', 'rejected'], to: 'verified', by: ['admin', 'house'] },
    reject: { from: ['pending', 'verified'], to: 'rejected', by: ['admin'] },
    reopen: { from: ['verified', 'rejected'], to: 'pending', by: ['admin'] },
    resubmit: { from: ['rejected'], to: 'pending', by: ['contributor'] },
  },
});
export type ProductMove = Move;
