import {
  type WaitMove,
  type WaitState,
  waitStates,
  waitTimes,
} from '@souk/contract/modules/appointments/wait-values';
import { defineLife } from '../../../platform/states.ts';

/**
 * A place on the waiting list of a day. Whoever declines an offered time, or lets it lapse, leaves the list: it would
 * be theirs again at once.
 */
export const waitLife = defineLife<WaitState, WaitMove>({
  name: 'appointments.wait',
  states: waitStates,
  first: 'Waiting',
  ends: ['Booked', 'Left', 'Lapsed', 'Over'],
  refusal: 'waiting-move-not-allowed',
  moves: {
    offer: { from: ['Waiting'], to: 'Offered', by: ['system'] },
    accept: { from: ['Offered'], to: 'Booked', by: ['customer'] },
    decline: { from: ['Offered'], to: 'Left', by: ['customer'] },
    leave: { from: ['Waiting'], to: 'Left', by: ['customer'] },
    lapse: { from: ['Offered'], to: 'Lapsed', by: ['system'], afterMinutes: waitTimes.offerMinutes },
    // Due when it is too late to offer anything on the day.
    end: { from: ['Waiting'], to: 'Over', by: ['system'], afterMinutes: 24 * 60 },
  },
});

/** The kind by which claims of time and news refer to a place on a waiting list. */
export const waitKind = 'appointments.wait';
