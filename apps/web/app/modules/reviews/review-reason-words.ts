import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { reviewReportReasons } from '@souk/contract/modules/reviews/responses';

/** How the suggested reasons for reporting a review read; what is stored is their English. */
export const reviewReasonWords: Record<(typeof reviewReportReasons)[number], MessageDescriptor> = {
  'Offensive content': msg`Offensive content`,
  'Not about the item': msg`Not about the item`,
  'Fake or paid for': msg`Fake or paid for`,
  'Private information': msg`Private information`,
  Advertising: msg`Advertising`,
};
