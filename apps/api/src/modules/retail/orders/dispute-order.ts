import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { type DisputeRow, findDisputesOf } from '../../disputes/index.ts';
import { disputeSale, stakeOf } from '../../sales/index.ts';
import { orderKind } from './order.life.ts';
import { checkBuyerOf } from './order.policy.ts';
import { lockOrder, moveOrder } from './order.queries.ts';
import { mayDispute } from './order.rules.ts';

export interface Complaint {
  reason: string;
  comment: string;
  /** About the whole order by default. */
  lineId: number | undefined;
}

/** The buyer of a sent order reports a problem: nobody is paid until it is decided. */
export function disputeOrder(
  db: Db,
  buyer: { id: number },
  orderId: number,
  { reason, comment, lineId }: Complaint,
  files: readonly UploadedFile[] = [],
): Promise<DisputeRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    checkBuyerOf(order, buyer);
    // Checked first, because the state of a disputed order would already refuse.
    if ((await findDisputesOf(tx, orderKind, [order.id])).has(order.id))
      throw new Problem('complained-already');
    const stake = await stakeOf(tx, order, lineId ?? null);
    if (!mayDispute(order, clock.now()) || stake.cents === 0) throw new Problem('order-move-not-allowed');

    await moveOrder(tx, order, { move: 'dispute', by: 'buyer', byUserId: buyer.id, reason });
    return disputeSale(tx, order, stake, { reason, comment }, files);
  });
}
