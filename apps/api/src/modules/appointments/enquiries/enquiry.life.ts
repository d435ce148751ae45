import {
  type EnquiryMove,
  type EnquiryState,
  enquiryStates,
} from '@souk/contract/modules/appointments/enquiries';
import { defineLife } from '../../../platform/states.ts';

/** A question to a business, which is answered once (spec states §2). */
export const enquiryLife = defineLife<EnquiryState, EnquiryMove>({
  name: 'appointments.enquiry',
  states: enquiryStates,
  first: 'new',
  ends: ['replied', 'declined'],
  refusal: 'enquiry-move-not-allowed',
  moves: {
    reply: { from: ['new'], to: 'replied', by: ['seller'] },
    decline: { from: ['new'], to: 'declined', by: ['seller'] },
  },
});
