import { type OfferMove, type OfferState, offerStates } from '@souk/contract/modules/classifieds/offers';
import { defineLife } from '../../../platform/states.ts';

/** An offer waits for the seller; `expire` is due after the setting `offerHours`. */
export const offerLife = defineLife<OfferState, OfferMove>({
  name: 'classifieds.offer',
  states: offerStates,
  first: 'Pending',
  ends: ['Accepted', 'Rejected'],
  refusal: 'offer-move-not-allowed',
  moves: {
    accept: { from: ['Pending'], to: 'Accepted', by: ['seller'] },
    reject: { from: ['Pending'], to: 'Rejected', by: ['seller'] },
    close: { from: ['Pending'], to: 'Rejected', by: ['system'] },
    expire: { from: ['Pending'], to: 'Rejected', by: ['system'], afterMinutes: 48 * 60 },
  },
});
