import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockOwnReturn } from './lock-own-return.ts';
import { moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { settleReturn } from './settle-return.ts';
import { tellReturn } from './tell-return.ts';

/** The seller refuses the return; the buyer may still dispute the order. */
export function declineReturn(
  db: Db,
  seller: { id: number },
  returnId: number,
  answer: string,
): Promise<ReturnRow> {
  return db.transaction(async (tx) => {
    const { order, row: known } = await lockOwnReturn(tx, returnId, seller, 'seller');
    const actor = { by: 'seller', byUserId: seller.id } as const;
    const row = await moveReturn(tx, known, { move: 'decline', ...actor, reason: answer, set: { answer } });
    const subject = say`Your return for order ${order.number} is declined`;
    await tellReturn(tx, { order, row }, 'buyer', { subject, text: say`${answer}` });
    await settleReturn(tx, { order, row }, { isBack: false, isRefused: true });
    return row;
  });
}
