import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { askPolitely } from '../methods/ask-politely.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { findAccount } from './account.queries.ts';
import type { PayoutAccountRow } from './account.tables.ts';
import { holdPayouts } from './hold-payouts.ts';
import { refreshAccount } from './refresh-account.ts';

/** The account may be shown only after the password was confirmed. */
const isConnecting = ({ connectingUntil }: PayoutAccountRow) =>
  connectingUntil !== null && connectingUntil > clock.now();

/** Called when the seller returns from the provider's page: some providers name the account only then. */
export async function finishAccount(
  db: Db,
  provider: PaymentProvider,
  sellerId: number,
  parameters: Record<string, string>,
): Promise<PayoutAccountRow> {
  const account = await findAccount(db, sellerId, provider.name);
  if (!account) throw new Problem('record-not-found');
  const { accountRef: accountId } = account;
  const accountRef = await askPolitely(
    () => provider.finishAccount({ accountId, parameters }),
    'paypal-code-invalid',
  );
  if (accountRef !== accountId) {
    if (!isConnecting(account)) throw new Problem('paypal-code-invalid');
    await db.transaction((tx) => holdPayouts(tx, sellerId, provider.name));
  }
  return askPolitely(() => refreshAccount(db, provider, { ...account, accountRef }), 'provider-failed');
}
