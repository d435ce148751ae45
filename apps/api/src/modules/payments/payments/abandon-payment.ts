import { publish } from '../../../platform/events/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { paymentFailed } from '../events.ts';
import { cancelChargeJob } from '../job-names.ts';
import { paymentLife } from './payment.life.ts';
import { lockPayment, movePayment, subjectOf } from './payment.queries.ts';

const failureOf = { abandon: 'abandoned', expire: 'authorisation-expired' } as const;

/** Abandons a payment that nobody finished in time, or an authorised amount that nobody captured. */
export const abandonPayment: TimedMove = (db, paymentId, move) =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const [due] = paymentLife.movesFor(payment.state, 'system').filter((open) => open === move);
    if (due !== 'abandon' && due !== 'expire') return;

    const failure = failureOf[due];
    await movePayment(tx, payment, { move: due, by: 'system', set: { failure } });
    if (payment.provider) await addJob(tx, cancelChargeJob, { paymentId });
    await publish(tx, paymentFailed, { paymentId, subject: subjectOf(payment), failure });
  });
