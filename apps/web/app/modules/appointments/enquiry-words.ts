import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryState } from '@souk/contract/modules/appointments/enquiries';

/** The states in the words of their readers; importing the contract's list would pull in the schema library. */
export const enquiryWords: Record<EnquiryState, MessageDescriptor> = {
  new: msg`Waiting for an answer`,
  replied: msg`Answered`,
  declined: msg`Declined`,
};

export const enquiryStateList = Object.keys(enquiryWords) as EnquiryState[];
