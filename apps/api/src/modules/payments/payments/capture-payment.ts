import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { pursueJob } from '../job-names.ts';
import { listPartsOf, updatePart } from '../parts/part.queries.ts';
import { lockPayment, movePayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

/** How much to take of a part. */
export interface Capture {
  subject: Subject;
  cents: number;
}

/**
 * Captures an authorised payment: all of it, or the given amount of each named part and nothing of the others. The
 * remainder is released. A job asks the provider.
 */
export async function capturePayment(
  tx: Tx,
  paymentId: number,
  captures?: readonly Capture[],
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, paymentId);
  const parts = await listPartsOf(tx, paymentId);
  let captureCents = 0;
  for (const part of parts) {
    const named = captures?.find(
      ({ subject }) => subject.kind === part.subjectKind && subject.id === part.subjectId,
    );
    const cents = captures ? (named?.cents ?? 0) : part.cents;
    if (cents < 0 || cents > part.cents) throw new Problem('capture-too-large');
    captureCents += cents;
    await updatePart(tx, part.id, { captureCents: cents });
  }
  if (captureCents === 0) throw new Problem('capture-too-large');
  const captured = await movePayment(tx, payment, { move: 'capture', by: 'system', set: { captureCents } });
  await addJob(tx, pursueJob, { paymentId }, { key: `${pursueJob}:${paymentId}` });
  return captured;
}
