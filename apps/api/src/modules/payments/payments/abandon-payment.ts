import { publish } from '../../../platform/events/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { paymentFailed } from '../events.ts';
import { cancelChargeJob } from '../job-names.ts';
import { lockPayment, movePayment, subjectOf } from './payment.queries.ts';

/** Gives up a payment that nobody has finished in time. */
export const abandonPayment: TimedMove = (db, paymentId) =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment.state !== 'created' && payment.state !== 'requires-action') return;

    await movePayment(tx, payment, { move: 'abandon', by: 'system', set: { failure: 'abandoned' } });
    if (payment.provider) await addJob(tx, cancelChargeJob, { paymentId });
    await publish(tx, paymentFailed, { paymentId, subject: subjectOf(payment), failure: 'abandoned' });
  });
