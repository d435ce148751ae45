import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { disputeReasons } from '@souk/contract/modules/disputes/disputes';

/** How the suggested reasons for a dispute read; what is stored is their English. */
export const disputeReasonWords: Record<(typeof disputeReasons)[number], MessageDescriptor> = {
  'Not received': msg`Not received`,
  'Not as described': msg`Not as described`,
  'Damaged or faulty': msg`Damaged or faulty`,
  'Parts are missing': msg`Parts are missing`,
  'Wrong item': msg`Wrong item`,
  'Refund not received': msg`Refund not received`,
  'Service not provided': msg`Service not provided`,
};
