import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import type { DisputeRow } from '../../disputes/index.ts';
import { disputeSale, stakeOf } from '../../sales/index.ts';
import { checkBuyerOf } from './order.policy.ts';
import { lockOrder, moveOrder } from './order.queries.ts';
import { mayDispute } from './order.rules.ts';

export interface Complaint {
  reason: string;
  comment: string;
  /** About the whole order unless said. */
  lineId: number | undefined;
}

/** The buyer of a sent order says that something is wrong: nobody is paid until it is decided. */
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
    const cents = await stakeOf(tx, order, lineId);
    if (!mayDispute(order, clock.now()) || cents === 0) throw new Problem('order-move-not-allowed');

    await moveOrder(tx, order, { move: 'dispute', by: 'buyer', byUserId: buyer.id, reason });
    return disputeSale(tx, order, cents, { reason, comment }, files);
  });
}
