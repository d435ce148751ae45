import type { Db } from '../../../platform/db/database.ts';
import { lockOwnReturn } from './lock-own-return.ts';
import { payReturnBack } from './pay-return-back.ts';
import type { ReturnRow } from './return.tables.ts';

/** The seller has inspected it and refunds the money. */
export function refundReturn(db: Db, seller: { id: number }, returnId: number): Promise<ReturnRow> {
  return db.transaction(async (tx) => {
    const locked = await lockOwnReturn(tx, returnId, seller, 'seller');
    return payReturnBack(tx, locked, { by: 'seller', byUserId: seller.id });
  });
}
