import { returnDays } from '@souk/contract/modules/retail/returns';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { listLinesOf, takeBack } from '../../sales/index.ts';
import { restock } from '../orders/restock.ts';
import type { LockedReturn } from './lock-own-return.ts';
import { listReturnLinesOf, moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { tellReturn } from './tell-return.ts';

interface Receipt {
  by: 'seller' | 'system';
  byUserId: number | null;
  /** Nobody has inspected goods that count as received by timer. */
  isSellable: boolean | null;
}

/** Records that a locked, sent return is back; intact pieces return to stock. */
export async function takeReturnBack(
  tx: Tx,
  { order, row: known }: LockedReturn,
  { by, byUserId, isSellable }: Receipt,
): Promise<ReturnRow> {
  const move = by === 'seller' ? 'receive' : 'receive-silently';
  const row = await moveReturn(tx, known, { move, by, byUserId, set: { isSellable } });
  const back = await listReturnLinesOf(tx, [row.id]);
  await takeBack(tx, back);
  if (isSellable) {
    const lines = new Map((await listLinesOf(tx, [order.id])).map((line) => [line.id, line]));
    const pieces = back.flatMap(({ lineId, quantity }) => {
      const line = lines.get(lineId);
      return line ? [{ line, quantity }] : [];
    });
    await restock(tx, order, pieces);
  }
  const subject = say`Your return for order ${order.number} has arrived`;
  const text = say`Your refund follows within ${returnDays.unrefunded} days.`;
  await tellReturn(tx, { order, row }, 'buyer', { subject, text });
  return row;
}
