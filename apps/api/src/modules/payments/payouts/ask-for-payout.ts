import type { ProblemCode } from '@souk/contract/shared/problem';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockUser } from '../../identity/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type Hindrance, openPayout } from './open-payout.ts';
import { hasAskedToday } from './payout.queries.ts';
import type { PayoutRow } from './payout.tables.ts';

const refusals: Record<Hindrance, ProblemCode> = {
  'too-little': 'nothing-to-pay-out',
  'no-account': 'payout-account-missing',
  held: 'payouts-held',
};

/** Opens a payout at the seller's request, instead of waiting for the night; once a day. */
export const askForPayout = (db: Db, sellerId: number): Promise<PayoutRow> =>
  db.transaction(async (tx) => {
    await lockUser(tx, sellerId);
    if (await hasAskedToday(tx, sellerId)) throw new Problem('payout-asked-today');

    const { currency } = await getSettings(tx);
    const payout = await openPayout(tx, { sellerId, currency, isAsked: true });
    if (typeof payout === 'string') throw new Problem(refusals[payout]);
    return payout;
  });
