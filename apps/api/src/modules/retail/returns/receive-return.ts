import type { Db } from '../../../platform/db/database.ts';
import { lockOwnReturn } from './lock-own-return.ts';
import type { ReturnRow } from './return.tables.ts';
import { takeReturnBack } from './take-return-back.ts';

/** The seller has received and inspected it. */
export function receiveReturn(
  db: Db,
  seller: { id: number },
  returnId: number,
  isSellable: boolean,
): Promise<ReturnRow> {
  return db.transaction(async (tx) => {
    const locked = await lockOwnReturn(tx, returnId, seller, 'seller');
    return takeReturnBack(tx, locked, { by: 'seller', byUserId: seller.id, isSellable });
  });
}
