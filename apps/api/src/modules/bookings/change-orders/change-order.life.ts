import {
  type ChangeOrderMove,
  type ChangeOrderState,
  changeOrderHours,
  changeOrderStates,
} from '@souk/contract/modules/bookings/change-order-values';
import { defineLife } from '../../../platform/states.ts';

/** The kind by which claims of time refer to a change. */
export const changeOrderKind = 'bookings.change-order';

/**
 * A change of a booking's work. Proposing signs it for one side, accepting for the other. `lapse`: the work is over or
 * called off before anybody has answered.
 */
export const changeOrderLife = defineLife<ChangeOrderState, ChangeOrderMove>({
  name: changeOrderKind,
  states: changeOrderStates,
  first: 'Proposed',
  ends: ['Accepted', 'Declined', 'Withdrawn', 'Expired', 'Lapsed'],
  refusal: 'change-order-move-not-allowed',
  moves: {
    accept: { from: ['Proposed'], to: 'Accepted', by: ['other'] },
    decline: { from: ['Proposed'], to: 'Declined', by: ['other'] },
    withdraw: { from: ['Proposed'], to: 'Withdrawn', by: ['proposer'] },
    expire: { from: ['Proposed'], to: 'Expired', by: ['system'], afterMinutes: changeOrderHours * 60 },
    lapse: { from: ['Proposed'], to: 'Lapsed', by: ['system'] },
  },
});
