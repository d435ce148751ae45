import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockOwnReturn } from './lock-own-return.ts';
import { moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { settleReturn } from './settle-return.ts';
import { tellReturn } from './tell-return.ts';

/** The buyer keeps it after all. */
export function withdrawReturn(db: Db, buyer: { id: number }, returnId: number): Promise<ReturnRow> {
  return db.transaction(async (tx) => {
    const { order, row: known } = await lockOwnReturn(tx, returnId, buyer, 'buyer');
    const row = await moveReturn(tx, known, { move: 'withdraw', by: 'buyer', byUserId: buyer.id });
    const subject = say`The return for order ${order.number} was withdrawn`;
    await tellReturn(tx, { order, row }, 'seller', { subject, text: say`${order.buyerName} keeps it.` });
    await settleReturn(tx, { order, row }, { isBack: false, isRefused: false });
    return row;
  });
}
