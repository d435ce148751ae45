import { returnDays } from '@souk/contract/modules/retail/returns';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { LockedReturn } from './lock-own-return.ts';
import { moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { tellReturn } from './tell-return.ts';

interface Agreement {
  by: 'seller' | 'system';
  byUserId: number | null;
}

/** Approves a locked return, which may then be sent. */
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
