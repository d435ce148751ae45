import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account, LedgerFault } from '@souk/contract/modules/payments/ledger';

export const accountWords: Record<Account, MessageDescriptor> = {
  'provider-cash': msg`Cash with providers`,
  bank: msg`Bank account`,
  held: msg`Held for sellers`,
  payable: msg`Payable to sellers`,
  commission: msg`Commission`,
  gst: msg`GST`,
  promotions: msg`Subscriptions and boosts`,
  'refunds-due': msg`Refunds due`,
  'dispute-reserve': msg`Dispute reserve`,
  'payouts-in-transit': msg`Payouts in transit`,
  rounding: msg`Rounding`,
  adjustments: msg`Adjustments`,
};

export const accountNames = Object.keys(accountWords) as Account[];

export const faultWords: Record<LedgerFault, MessageDescriptor> = {
  'journal-unbalanced': msg`A journal does not add up to zero`,
  'journal-without-lines': msg`A journal has no lines`,
  'balance-differs': msg`A balance differs from its lines`,
  'held-differs': msg`Held does not match sales`,
  'cash-differs': msg`Cash does not match payments, refunds and payouts`,
  'in-transit-differs': msg`In transit does not match the payouts`,
  'refunds-due-differs': msg`Refunds due do not match the refunds`,
};
