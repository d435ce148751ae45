import { addJob } from '../../../platform/jobs/jobs.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { sendRefundJob } from '../job-names.ts';
import { lockRefund, moveRefund } from './refund.queries.ts';
import { retryAfterMs } from './refund.rules.ts';

/** Sends a failed refund again when its wait is over; one that has failed too often waits for an admin. */
export const retryFailed: TimedMove = (db, refundId) =>
  db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (refund.state !== 'failed' || retryAfterMs(refund.tries) === undefined) return;
    await moveRefund(tx, refund, { move: 'retry', by: 'system' });
    await addJob(tx, sendRefundJob, { refundId });
  });
