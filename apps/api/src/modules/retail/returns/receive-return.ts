import { returnDays } from '@souk/contract/modules/retail/returns';
import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { listLinesOf } from '../../sales/index.ts';
import { restock } from '../orders/restock.ts';
import { lockOwnReturn } from './lock-own-return.ts';
import { listReturnLinesOf, moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { tellReturn } from './tell-return.ts';

/** It is back with the seller; what can be sold again is in the shop. */
export function receiveReturn(
  db: Db,
  seller: { id: number },
  returnId: number,
  isSellable: boolean,
): Promise<ReturnRow> {
  return db.transaction(async (tx) => {
    const { order, row: known } = await lockOwnReturn(tx, returnId, seller, 'seller');
    const actor = { by: 'seller', byUserId: seller.id } as const;
    const row = await moveReturn(tx, known, { move: 'receive', ...actor, set: { isSellable } });
    if (isSellable) {
      const lines = new Map((await listLinesOf(tx, [order.id])).map((line) => [line.id, line]));
      const pieces = (await listReturnLinesOf(tx, [row.id])).flatMap(({ lineId, quantity }) => {
        const line = lines.get(lineId);
        return line ? [{ line, quantity }] : [];
      });
      await restock(tx, order, pieces);
    }
    const subject = say`Your return for order ${order.number} has arrived`;
    await tellReturn(tx, { order, row }, 'buyer', {
      subject,
      text: say`Your refund follows within ${returnDays.unrefunded} days.`,
    });
    return row;
  });
}
