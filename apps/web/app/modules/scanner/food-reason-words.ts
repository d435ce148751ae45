import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { foodReportReasons } from '@souk/contract/modules/scanner/products';

/** How the suggested reasons for reporting a food read; what is stored is their English. */
export const foodReasonWords: Record<(typeof foodReportReasons)[number], MessageDescriptor> = {
  'Ingredients are wrong': msg`Ingredients are wrong`,
  'The verdict is wrong': msg`The verdict is wrong`,
  'Wrong product or picture': msg`Wrong product or picture`,
  'Allergens are missing': msg`Allergens are missing`,
};
