import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendPayoutJob } from '../job-names.ts';
import { bookFailed } from './book-payout.ts';
import { payoutLife } from './payout.life.ts';
import { lockPayout, movePayout, noteApprovals } from './payout.queries.ts';
import type { PayoutRow } from './payout.tables.ts';
import { tellSeller } from './tell-seller.ts';

/** An admin approves; once enough different admins have, the payout is sent. */
export async function approvePayout(tx: Tx, admin: { id: number }, payoutId: number): Promise<PayoutRow> {
  const payout = await lockPayout(tx, payoutId);
  payoutLife.next(payout.state, 'approve', 'admin');
  if (payout.approvedBy.includes(admin.id)) throw new Problem('payout-agreed-already');

  const approvedBy = [...payout.approvedBy, admin.id];
  if (approvedBy.length < payout.approvalsNeeded) return noteApprovals(tx, payout, approvedBy);
  await addJob(tx, sendPayoutJob, { payoutId });
  return movePayout(tx, payout, { move: 'approve', by: 'admin', byUserId: admin.id, set: { approvedBy } });
}

interface Refusal {
  payoutId: number;
  reason: string;
}

/** An admin stops a waiting payout; the seller is owed the money as before. */
export async function rejectPayout(
  tx: Tx,
  admin: { id: number },
  { payoutId, reason }: Refusal,
): Promise<PayoutRow> {
  const payout = await lockPayout(tx, payoutId);
  const set = { failure: reason, settledAt: clock.now() };
  const moved = { move: 'reject', by: 'admin', byUserId: admin.id, reason, set } as const;
  const rejected = await movePayout(tx, payout, moved);
  await bookFailed(tx, payout, reason);
  await tellSeller(tx, rejected);
  return rejected;
}
