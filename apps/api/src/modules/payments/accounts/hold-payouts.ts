import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { clock, fromNow, hoursMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockUser, tellOwner } from '../../identity/index.ts';
import { balances } from '../ledger/journal.tables.ts';
import { payouts } from '../payouts/payout.tables.ts';
import { findAccount, findReadyAccount } from './account.queries.ts';
import { payoutHolds } from './payout-hold.tables.ts';

/** Enough time for the owner to read the mail and contact us. */
const holdHours = 48;

/** Until when payouts to this seller are on hold, if they are. */
export async function findHold(reader: Reader, sellerId: number): Promise<Date | null> {
  const [hold] = await reader
    .select({ endsAt: payoutHolds.endsAt })
    .from(payoutHolds)
    .where(and(eq(payoutHolds.sellerId, sellerId), gt(payoutHolds.endsAt, clock.now())));
  return hold?.endsAt ?? null;
}

/** A first account for somebody who is owed nothing yet puts no money at risk. */
async function mayTakeMoney(tx: Tx, sellerId: number, provider: string): Promise<boolean> {
  const known = await findAccount(tx, sellerId, provider);
  const isReady = Boolean(known?.mayBePaidOut) || Boolean(await findReadyAccount(tx, sellerId));
  return (
    isReady || (await tx.$count(balances, and(eq(balances.sellerId, sellerId), gt(balances.cents, 0)))) > 0
  );
}

/** A payout being sent at this moment could go to either account, and nobody could tell which. */
async function refuseWhileSending(tx: Tx, sellerId: number): Promise<void> {
  const isBeingSent = and(
    eq(payouts.sellerId, sellerId),
    eq(payouts.state, 'processing'),
    isNull(payouts.providerRef),
  );
  if ((await tx.$count(payouts, isBeingSent)) > 0) throw new Problem('payout-under-way');
}

/**
 * Holds payouts before the provider learns of another account, and tells the owner. The seller's lock serialises this
 * with a payout that is about to be sent.
 */
export async function holdPayouts(tx: Tx, sellerId: number, provider: string): Promise<void> {
  await lockUser(tx, sellerId);
  if (!(await mayTakeMoney(tx, sellerId, provider))) return;
  await refuseWhileSending(tx, sellerId);
  const endsAt = fromNow(hoursMs(holdHours));
  await tx
    .insert(payoutHolds)
    .values({ sellerId, endsAt })
    .onConflictDoUpdate({ target: payoutHolds.sellerId, set: { endsAt: sql`excluded.ends_at` } });
  await tellOwner(tx, sellerId, {
    subject: say`Your payout account was changed`,
    lines: [
      say`the account that your earnings are paid into was changed.`,
      say`Payouts are held for ${holdHours} hours, so that you can stop this.`,
      say`If it was not you, change your password at once and write to us.`,
    ],
    key: `payout-account-changed:${sellerId}:${endsAt.getTime()}`,
  });
}
