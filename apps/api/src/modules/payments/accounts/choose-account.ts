import type { PaymentMethodKind } from '@souk/contract/modules/payments/methods';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockUser } from '../../identity/index.ts';
import { chooseOnly, listAccounts } from './account.queries.ts';
import { holdPayouts } from './hold-payouts.ts';

/** Chooses which of the seller's accounts receives payouts from now on. */
export const chooseAccount = (db: Db, sellerId: number, method: PaymentMethodKind): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUser(tx, sellerId);
    const accounts = await listAccounts(tx, sellerId);
    const wanted = accounts.findLast((account) => account.method === method);
    if (!wanted) throw new Problem('record-not-found');
    if (!wanted.isChosen) await holdPayouts(tx, sellerId, wanted.provider);
    await chooseOnly(tx, sellerId, wanted.provider);
  });
