import { paperStates } from '@souk/contract/modules/sellers/certificates';
import { defineLife } from '../../../platform/states.ts';

/** An admin reviews every document; a rejected one is replaced by another (spec §4). */
export const documentLife = defineLife({
  name: 'sellers.document',
  states: paperStates,
  first: 'pending',
  ends: ['rejected'],
  moves: {
    verify: { from: ['pending'], to: 'verified', by: ['admin'] },
    reject: { from: ['pending', 'verified'], to: 'rejected', by: ['admin'] },
  },
  refusal: 'paper-decided',
});
