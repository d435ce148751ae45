import { type QuoteMove, quoteTimes } from '@souk/contract/modules/appointments/quote-values';
import { type QuoteState, quoteStates } from '@souk/contract/modules/bookings/statuses';
import { defineLife } from '../../../platform/states.ts';

const dayMinutes = 24 * 60;

/**
 * A request for a quote (spec states §2) until it is accepted, which makes it a booking. `send` answers it, `revise`
 * writes another version; a visit may come before.
 */
export const quoteLife = defineLife<QuoteState, QuoteMove>({
  name: 'appointments.quote',
  states: quoteStates,
  first: 'Quote-Requested',
  ends: ['Quote-Request-Declined', 'Quote-Accepted', 'Quote-Declined', 'Cancelled', 'Expired'],
  refusal: 'quote-move-not-allowed',
  moves: {
    'decline-request': { from: ['Quote-Requested'], to: 'Quote-Request-Declined', by: ['seller'] },
    'offer-visit': { from: ['Quote-Requested'], to: 'Appointment', by: ['seller'] },
    'move-visit': { from: ['Appointment'], to: 'Appointment', by: ['seller'] },
    send: { from: ['Quote-Requested', 'Appointment'], to: 'Quote-Sent', by: ['seller'] },
    revise: { from: ['Quote-Sent'], to: 'Quote-Sent', by: ['seller'] },
    accept: { from: ['Quote-Sent'], to: 'Quote-Accepted', by: ['customer'] },
    decline: { from: ['Quote-Sent'], to: 'Quote-Declined', by: ['customer'] },
    cancel: {
      from: ['Quote-Requested', 'Appointment', 'Quote-Sent'],
      to: 'Cancelled',
      by: ['customer'],
    },
    'cancel-visit': { from: ['Appointment'], to: 'Cancelled', by: ['seller'] },
    // A quote ends with the time for which it is valid; after a visit the seller has as long as for a request.
    expire: {
      from: ['Quote-Requested', 'Appointment', 'Quote-Sent'],
      to: 'Expired',
      by: ['system'],
      afterMinutes: quoteTimes.answerDays * dayMinutes,
    },
  },
});

/** The kind by which lines, claims of time and notifications refer to a quote. */
export const quoteKind = 'appointments.quote';
/** The same of its visit, whose time is another. */
export const visitKind = 'appointments.visit';
