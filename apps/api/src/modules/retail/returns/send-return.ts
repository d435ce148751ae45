import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockOwnReturn } from './lock-own-return.ts';
import { moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { tellReturn } from './tell-return.ts';

/** The buyer has sent it. */
export function sendReturn(
  db: Db,
  buyer: { id: number },
  returnId: number,
  set: { carrier: string; trackingNumber: string },
): Promise<ReturnRow> {
  return db.transaction(async (tx) => {
    const { order, row: known } = await lockOwnReturn(tx, returnId, buyer, 'buyer');
    const row = await moveReturn(tx, known, { move: 'send', by: 'buyer', byUserId: buyer.id, set });
    const subject = say`A return for order ${order.number} is on its way`;
    const text = say`${set.carrier}, ${set.trackingNumber}`;
    await tellReturn(tx, { order, row }, 'seller', { subject, text });
    return row;
  });
}
