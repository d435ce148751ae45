import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { reportReasons } from '@souk/contract/modules/classifieds/reports';

/** How the suggested reasons for reporting an ad read; what is stored is their English. */
export const adReasonWords: Record<(typeof reportReasons)[number], MessageDescriptor> = {
  'Scam or fraud': msg`Scam or fraud`,
  'Forbidden or unsafe item': msg`Forbidden or unsafe item`,
  'Wrong category': msg`Wrong category`,
  'Duplicate ad': msg`Duplicate ad`,
  'Offensive content': msg`Offensive content`,
};
