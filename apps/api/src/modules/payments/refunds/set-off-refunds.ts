import type { Tx } from '../../../platform/db/database.ts';
import type { Line } from '../ledger/journal.rules.ts';
import { lockOwedRefunds, lowerRefund, moveRefund } from './refund.queries.ts';

const note = 'Your bank has given this money back.';

/**
 * Sets refunds that are owed off against what a lost chargeback gave the payer beyond what sellers bear, so that both
 * together give back no more than was charged. Answers the line that books it.
 */
export async function setOffRefunds(tx: Tx, paymentId: number, beyondCents: number): Promise<Line[]> {
  let left = beyondCents;
  for (const refund of await lockOwedRefunds(tx, paymentId)) {
    if (left === 0) break;
    const cents = Math.min(left, refund.cents);
    left -= cents;
    if (cents < refund.cents) await lowerRefund(tx, refund, refund.cents - cents);
    else await moveRefund(tx, refund, { move: 'close', by: 'system', set: { decisionNote: note } });
  }
  return left === beyondCents ? [] : [{ account: 'refunds-due', cents: beyondCents - left }];
}
