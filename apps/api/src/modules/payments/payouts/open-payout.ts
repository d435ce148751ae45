import type { Money } from '@souk/contract/shared/values';
import { and, eq, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { newCode } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { recordMove } from '../../../platform/states.ts';
import { getSettings } from '../../settings/index.ts';
import { findReadyAccount } from '../accounts/account.queries.ts';
import type { PayoutAccountRow } from '../accounts/account.tables.ts';
import { findHold } from '../accounts/hold-payouts.ts';
import { payoutWaits } from '../events.ts';
import { sendPayoutJob } from '../job-names.ts';
import { balances, journalLines } from '../ledger/journal.tables.ts';
import { unclaimedLines } from './balance.queries.ts';
import { bookPayout } from './book-payout.ts';
import { payoutLife } from './payout.life.ts';
import { movePayout } from './payout.queries.ts';
import { type PayoutRow, payoutLines, payouts } from './payout.tables.ts';

type Currency = Money['currency'];

interface Wish {
  sellerId: number;
  currency: Currency;
  /** Requested by the seller, instead of by the nightly run. */
  isAsked?: boolean;
}

/** Why nothing is paid out. */
export type Hindrance = 'too-little' | 'no-account' | 'held';

/** Locks and returns what the seller is owed: while it is locked, no line can be added to their account. */
async function lockOwed(tx: Tx, wish: Wish): Promise<number> {
  const { sellerId, currency } = wish;
  await tx
    .select()
    .from(balances)
    .where(and(eq(balances.sellerId, sellerId), eq(balances.currency, currency)))
    .for('update');
  const { rows } = await tx.execute<{ cents: string }>(
    sql`select coalesce(-sum(cents), 0) as cents from (${unclaimedLines(wish)}) unclaimed where not is_stopped`,
  );
  return Number(rows[0]?.cents);
}

async function insertPayout(
  tx: Tx,
  { sellerId, currency, isAsked = false }: Wish,
  { cents, account, isLarge }: { cents: number; account: PayoutAccountRow; isLarge: boolean },
): Promise<PayoutRow> {
  const { provider, method, accountRef } = account;
  const [payout] = await tx
    .insert(payouts)
    .values({
      number: newCode(10),
      sellerId,
      cents,
      currency,
      provider,
      method,
      accountRef,
      state: payoutLife.first,
      approvalsNeeded: isLarge ? 2 : 0,
      askedAt: isAsked ? clock.now() : null,
    })
    .returning();
  if (!payout) throw new Error('the payout was not written');
  const record = { subjectId: payout.id, move: 'open', from: null, to: payout.state };
  await recordMove(tx, payoutLife, { ...record, by: isAsked ? 'seller' : 'system' });
  return payout;
}

/** Stamps every unclaimed line of the seller's account, including the payout's own. */
async function stampLines(tx: Tx, { id, sellerId, currency }: PayoutRow): Promise<void> {
  const { rows } = await tx.execute<{ total: string }>(sql`
    with claimed as (
      insert into ${payoutLines} (line_id, payout_id)
      select unclaimed.id, ${id} from (${unclaimedLines({ sellerId, currency })}) unclaimed
      where not is_stopped
      returning line_id)
    select coalesce(sum(cents), 0) as total from ${journalLines} where id in (select line_id from claimed)`);
  if (Number(rows[0]?.total) !== 0) throw new Error(`payout ${id} is not what its lines add up to`);
}

/**
 * Pays out everything a seller is owed: one payout over every unclaimed line. Of two at once, the second finds
 * nothing left.
 */
export async function openPayout(tx: Tx, wish: Wish): Promise<PayoutRow | Hindrance> {
  const cents = await lockOwed(tx, wish);
  const { payoutMinimumCents, payoutApprovalCents } = await getSettings(tx);
  if (cents < payoutMinimumCents) return 'too-little';
  const account = await findReadyAccount(tx, wish.sellerId);
  if (!account) return 'no-account';
  if (await findHold(tx, wish.sellerId)) return 'held';

  const isLarge = cents > payoutApprovalCents;
  const payout = await insertPayout(tx, wish, { cents, account, isLarge });
  await bookPayout(tx, payout);
  await stampLines(tx, payout);
  if (isLarge) {
    await publish(tx, payoutWaits, { payoutId: payout.id });
    return payout;
  }
  await addJob(tx, sendPayoutJob, { payoutId: payout.id });
  return movePayout(tx, payout, { move: 'approve', by: 'system' });
}
