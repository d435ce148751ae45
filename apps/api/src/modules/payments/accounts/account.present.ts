import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import type { PayoutAccountRow } from './account.tables.ts';

export const presentAccount = (account: PayoutAccountRow): PayoutAccount => ({
  method: account.method,
  account_holder: account.accountHolder,
  bsb: account.bsbMask,
  account_number: account.numberMask,
  paypal_email: account.emailMask,
  is_ready: account.mayBePaidOut ? 1 : 0,
  is_chosen: account.isChosen ? 1 : 0,
  requirements: account.requirements,
});
