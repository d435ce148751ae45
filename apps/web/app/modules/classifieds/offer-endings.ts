import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClosedBecause } from '@souk/contract/modules/classifieds/offers';

/** Why an offer ended without a sale, in lists, in its history and in the chat. */
export const offerEndings: Record<ClosedBecause, MessageDescriptor> = {
  declined: msg`The seller declined it.`,
  'other-accepted': msg`The seller accepted another offer.`,
  expired: msg`The seller did not answer in time.`,
  'ad-sold': msg`The ad was marked as sold.`,
  'ad-expired': msg`The ad has expired.`,
  'ad-removed': msg`The ad is no longer there.`,
};
