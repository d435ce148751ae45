import type { savePayoutAccount } from '@souk/contract/modules/payments/accounts';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import type { PayoutAccountRow } from './account.tables.ts';
import { connectAccount } from './connect-account.ts';

/** Saves a user's bank account with the card provider, and their PayPal-type account if they give one. */
export async function saveBankAccount(
  db: Db,
  providers: PaymentProviders,
  userId: number,
  form: BodyOf<typeof savePayoutAccount> & { returnPath: string },
): Promise<{ account: PayoutAccountRow; url: string | null }> {
  const { account_holder: holder, bsb, account_number: accountNumber, paypal_email: email } = form;
  const back = { returnUrl: form.returnPath, refreshUrl: form.returnPath };
  const bank = { holder, bsb, accountNumber };
  const { account, url } = await connectAccount(db, providers.card, userId, { ...back, bank });
  if (email) await connectAccount(db, providers.paypal, userId, { ...back, email });
  return { account, url: account.mayBePaidOut ? null : url };
}
