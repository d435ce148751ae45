import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HalalStatus } from '@souk/contract/modules/food/words';

/** Separate from the other words about foods, because every list of products loads these. */
export const verdictWords: Record<HalalStatus, MessageDescriptor> = {
  halal: msg`Halal`,
  unknown: msg`Unknown`,
  doubtful: msg`Doubtful`,
  haram: msg`Haram`,
};
