import {
  type WorkChangeMove,
  type WorkChangeState,
  workChangeHours,
  workChangeStates,
} from '@souk/contract/modules/bookings/work-change-values';
import { defineLife } from '../../../platform/states.ts';

/** The kind by which claims of time refer to a change. */
export const workChangeKind = 'bookings.work-change';

/**
 * A change of a booking's work. Proposing signs it for one side, accepting for the other. `lapse`: the work is over or
 * called off before anybody has answered.
 */
export const workChangeLife = defineLife<WorkChangeState, WorkChangeMove>({
  name: workChangeKind,
  states: workChangeStates,
  first: 'Proposed',
  ends: ['Accepted', 'Declined', 'Withdrawn', 'Expired', 'Lapsed'],
  refusal: 'work-change-move-not-allowed',
  moves: {
    accept: { from: ['Proposed'], to: 'Accepted', by: ['other'] },
    decline: { from: ['Proposed'], to: 'Declined', by: ['other'] },
    withdraw: { from: ['Proposed'], to: 'Withdrawn', by: ['proposer'] },
    expire: { from: ['Proposed'], to: 'Expired', by: ['system'], afterMinutes: workChangeHours * 60 },
    lapse: { from: ['Proposed'], to: 'Lapsed', by: ['system'] },
  },
});
