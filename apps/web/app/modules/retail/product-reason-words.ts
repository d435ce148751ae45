import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { productReportReasons } from '@souk/contract/modules/retail/reports';

/** How the suggested reasons for reporting a product read; what is stored is their English. */
export const productReasonWords: Record<(typeof productReportReasons)[number], MessageDescriptor> = {
  'Scam or fraud': msg`Scam or fraud`,
  'Forbidden or unsafe item': msg`Forbidden or unsafe item`,
  'Wrong category': msg`Wrong category`,
  'Misleading description or price': msg`Misleading description or price`,
  'Offensive content': msg`Offensive content`,
};
