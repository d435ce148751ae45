import { returnDays } from '@souk/contract/modules/retail/returns';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { addReturned } from '../../sales/index.ts';
import type { LockedReturn } from './lock-own-return.ts';
import { listReturnLinesOf, moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { tellReturn } from './tell-return.ts';

/** The pieces of a return that comes to nothing stay sold. */
export async function freePieces(tx: Tx, row: Pick<ReturnRow, 'id'>): Promise<void> {
  for (const { lineId, quantity } of await listReturnLinesOf(tx, [row.id]))
    await addReturned(tx, lineId, -quantity);
}

interface Agreement {
  by: 'seller' | 'system';
  byUserId: number | null;
}

/** A locked return may be sent. */
export async function agreeToReturn(
  tx: Tx,
  { order, row: known }: LockedReturn,
  { by, byUserId }: Agreement,
): Promise<ReturnRow> {
  const move = by === 'seller' ? 'approve' : 'approve-silently';
  const row = await moveReturn(tx, known, { move, by, byUserId });
  const subject = say`Your return for order ${order.number} is approved`;
  await tellReturn(tx, { order, row }, 'buyer', {
    subject,
    text: say`Please send it back within ${returnDays.unsent} days.`,
  });
  return row;
}
