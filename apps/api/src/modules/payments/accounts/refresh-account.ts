import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { noteStanding } from './account.queries.ts';
import type { PayoutAccountRow } from './account.tables.ts';

/** Asks the provider for an account's status and stores the answer. */
export async function refreshAccount(
  db: Db,
  provider: PaymentProvider,
  account: PayoutAccountRow,
): Promise<PayoutAccountRow> {
  const standing = await provider.getAccount(account.accountRef);
  return db.transaction((tx) => noteStanding(tx, account, standing));
}
