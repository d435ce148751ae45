import type { Tx } from '../../../platform/db/database.ts';
import { lockOwedRefunds, moveRefund, noteSetOff } from './refund.queries.ts';
import { dueOf } from './refund.rules.ts';

const note = 'Your bank has given this money back.';

/**
 * Sets refunds that are owed off against what a lost chargeback gave the payer, before sellers bear the rest: nobody
 * is refunded what they already have. Returns how much of the chargeback that covers.
 */
export async function setOffRefunds(tx: Tx, paymentId: number, lostCents: number): Promise<number> {
  let left = lostCents;
  for (const refund of await lockOwedRefunds(tx, paymentId)) {
    if (left === 0) break;
    const due = dueOf(refund);
    const cents = Math.min(left, due);
    left -= cents;
    const setOffCents = refund.setOffCents + cents;
    if (cents < due) await noteSetOff(tx, refund, setOffCents);
    else
      await moveRefund(tx, refund, { move: 'close', by: 'system', set: { setOffCents, decisionNote: note } });
  }
  return lostCents - left;
}
