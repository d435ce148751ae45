import type { Money } from '@souk/contract/shared/values';
import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { getSettings } from '../../settings/index.ts';
import { payoutAccounts } from '../accounts/account.tables.ts';
import { payoutHolds } from '../accounts/payout-hold.tables.ts';
import { payOutSellerJob } from '../job-names.ts';
import { balances } from '../ledger/journal.tables.ts';
import { openPayout } from './open-payout.ts';

export interface OwedSeller {
  sellerId: number;
  currency: Money['currency'];
}

/**
 * Nightly: books a job per seller who is owed enough and can be paid, so that one failure does not hold up the
 * others.
 */
export async function payOutAll(db: Db): Promise<void> {
  const { payoutMinimumCents } = await getSettings(db);
  const owed = await db
    .select({ sellerId: balances.sellerId, currency: balances.currency })
    .from(balances)
    .innerJoin(
      payoutAccounts,
      and(
        eq(payoutAccounts.sellerId, balances.sellerId),
        eq(payoutAccounts.isChosen, true),
        eq(payoutAccounts.mayBePaidOut, true),
      ),
    )
    .leftJoin(
      payoutHolds,
      and(eq(payoutHolds.sellerId, balances.sellerId), gt(payoutHolds.endsAt, clock.now())),
    )
    .where(and(gte(balances.cents, payoutMinimumCents), isNull(payoutHolds.sellerId)));
  for (const { sellerId, currency } of owed)
    await addJob(
      db,
      payOutSellerJob,
      { sellerId, currency },
      { key: `${payOutSellerJob}:${sellerId}:${currency}` },
    );
}

/** Pays one seller out, unless they are owed too little by now. */
export async function payOutSeller(db: Db, owed: OwedSeller): Promise<void> {
  await db.transaction((tx) => openPayout(tx, owed));
}
