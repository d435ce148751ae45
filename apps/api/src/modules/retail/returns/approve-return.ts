import type { Db } from '../../../platform/db/database.ts';
import { agreeToReturn } from './agree-to-return.ts';
import { lockOwnReturn } from './lock-own-return.ts';
import type { ReturnRow } from './return.tables.ts';

/** The seller approves the return. */
export function approveReturn(db: Db, seller: { id: number }, returnId: number): Promise<ReturnRow> {
  return db.transaction(async (tx) => {
    const locked = await lockOwnReturn(tx, returnId, seller, 'seller');
    return agreeToReturn(tx, locked, { by: 'seller', byUserId: seller.id });
  });
}
