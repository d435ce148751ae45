import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { lockUser } from '../../identity/index.ts';
import { findHold } from '../accounts/hold-payouts.ts';
import { sendPayoutJob } from '../job-names.ts';
import {
  type PaymentProvider,
  type PaymentProviders,
  ProviderRefusal,
  ProviderSilent,
} from '../providers/provider.ts';
import { applyPayout } from './apply-payout.ts';
import { lockPayout, movePayout } from './payout.queries.ts';
import type { PayoutRow } from './payout.tables.ts';

const askAgainMinutes = 60;
const silentAgainMinutes = 5;

/**
 * Marks the payout as sent before the provider is asked. One on hold waits until the hold ends; the seller's lock
 * keeps changes of the account out.
 */
const markSent = (db: Db, payoutId: number): Promise<PayoutRow> =>
  db.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout.state !== 'pending') return payout;
    await lockUser(tx, payout.sellerId);
    const heldUntil = await findHold(tx, payout.sellerId);
    if (!heldUntil) return movePayout(tx, payout, { move: 'send', by: 'system' });
    await addJob(tx, sendPayoutJob, { payoutId }, { key: `${sendPayoutJob}:${payoutId}`, runAt: heldUntil });
    return payout;
  });

async function ask(provider: PaymentProvider, payout: PayoutRow) {
  if (payout.providerRef) return provider.getPayout(payout.providerRef);
  const { id, number, accountRef: accountId, cents, currency } = payout;
  try {
    return await provider.createPayout({
      key: `payout-${id}`,
      accountId,
      amount: { cents, currency },
      description: `Payout ${number}`,
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { id: null, status: 'failed' as const };
  }
}

const bookAgain = (db: Db, payoutId: number, minutes: number) =>
  addJob(
    db,
    sendPayoutJob,
    { payoutId },
    { key: `${sendPayoutJob}:${payoutId}`, runAt: fromNow(minutesMs(minutes)) },
  );

/**
 * Asks the provider for a payout, or for the status of an existing one. If it does not answer, the same payout is
 * asked for again under the same key; never a second one.
 */
export async function sendPayout(db: Db, providers: PaymentProviders, payoutId: number): Promise<void> {
  const payout = await markSent(db, payoutId);
  if (payout.state !== 'processing') return;
  try {
    const answer = await ask(providers.byName(payout.provider), payout);
    await applyPayout(db, payoutId, answer);
    if (answer.status === 'processing') await bookAgain(db, payoutId, askAgainMinutes);
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    await bookAgain(db, payoutId, silentAgainMinutes);
  }
}
