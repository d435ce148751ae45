import { paperStates } from '@souk/contract/modules/sellers/certificates';
import { defineLife } from '../../../platform/states.ts';

/** An admin reviews every certificate, and again after each change (spec §4). */
export const certificateLife = defineLife({
  name: 'sellers.certificate',
  states: paperStates,
  first: 'pending',
  ends: [],
  moves: {
    verify: { from: ['pending'], to: 'verified', by: ['admin'] },
    reject: { from: ['pending', 'verified'], to: 'rejected', by: ['admin'] },
    change: { from: ['pending', 'verified', 'rejected'], to: 'pending', by: ['seller'] },
  },
  refusal: 'paper-decided',
});
export type CertificateMove = keyof typeof certificateLife.moves;
