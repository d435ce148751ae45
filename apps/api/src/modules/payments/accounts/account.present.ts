import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import { flag } from '@souk/contract/shared/values';
import type { PayoutAccountRow } from './account.tables.ts';

export const presentAccount = (account: PayoutAccountRow, heldUntil: Date | null): PayoutAccount => ({
  method: account.method,
  account_holder: account.accountHolder,
  bsb: account.bsbMask,
  account_number: account.numberMask,
  paypal_email: account.emailMask,
  is_ready: flag(account.mayBePaidOut),
  is_chosen: flag(account.isChosen),
  requirements: account.requirements,
  payouts_held_until: heldUntil?.toISOString() ?? null,
});
