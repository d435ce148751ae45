import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kinds of journals in words; an unknown kind is shown as it is. */
export const journalWords: Partial<Record<string, MessageDescriptor>> = {
  payment: msg`Payment taken`,
  'surplus-payment': msg`Surplus payment`,
  release: msg`Sale`,
  refund: msg`Refund`,
  'refund-sent': msg`Refund sent`,
  'refund-closed': msg`Refund closed`,
  chargeback: msg`Chargeback`,
  'chargeback-won': msg`Chargeback won`,
  'chargeback-lost': msg`Chargeback lost`,
  'chargeback-borne': msg`Rest of a chargeback`,
  payout: msg`Payout`,
  'payout-paid': msg`Payout arrived`,
  'payout-failed': msg`Payout failed`,
  'payout-returned': msg`Payout returned`,
  manual: msg`Adjustment`,
};
