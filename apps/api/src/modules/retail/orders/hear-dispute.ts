import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { orderKind } from './order.life.ts';
import { lockOrder } from './order.queries.ts';
import { resolveOrder } from './resolve-order.ts';
import { resumeOrder } from './resume-order.ts';

interface OfDispute {
  subject: { kind: string; id: number };
}

type Resolved = Happening<OfDispute & { decision: string; refundCents: number; byUserId: number }>;

/** An admin has decided: money back, the seller paid, or some of both. */
export async function endDisputedOrder(tx: Tx, { payload }: Resolved): Promise<void> {
  const { subject, decision, refundCents, byUserId } = payload;
  if (subject.kind !== orderKind) return;
  const order = await lockOrder(tx, subject.id);
  if (order.state !== 'disputed') return;
  // A line's worth for the customer leaves the rest of the order sold.
  const isAll = decision === 'customer' && refundCents >= order.totalCents - order.refundedCents;
  const outcome = isAll ? 'buyer' : refundCents > 0 ? 'split' : 'seller';
  const reason = 'The dispute was decided';
  await resolveOrder(tx, order.id, { outcome, refundCents, by: 'admin', byUserId, reason });
}

/** The customer took his dispute back. */
export async function resumeDisputedOrder(
  tx: Tx,
  { payload: { subject } }: Happening<OfDispute>,
): Promise<void> {
  if (subject.kind !== orderKind) return;
  const order = await lockOrder(tx, subject.id);
  if (order.state === 'disputed') await resumeOrder(tx, order, { isTold: true });
}
