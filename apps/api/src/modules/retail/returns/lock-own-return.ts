import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockOrder } from '../orders/order.queries.ts';
import type { OrderRow } from '../orders/order.tables.ts';
import { getReturn, lockReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';

export type ReturnRole = 'buyer' | 'seller';

/** Refuses anybody on neither side of the return: for them it does not exist. */
export function checkSide(row: ReturnRow, user: { id: number }, role: ReturnRole): void {
  const side = role === 'buyer' ? row.buyerId : row.sellerId;
  if (side !== user.id) throw new Problem('record-not-found');
}

export interface LockedReturn {
  order: OrderRow;
  row: ReturnRow;
}

/** Locks a return with its order, the order first. */
export async function lockWithOrder(tx: Tx, returnId: number): Promise<LockedReturn> {
  const { orderId } = await getReturn(tx, returnId);
  const order = await lockOrder(tx, orderId);
  return { order, row: await lockReturn(tx, returnId) };
}

/** The same for one of its two sides. */
export async function lockOwnReturn(
  tx: Tx,
  returnId: number,
  user: { id: number },
  role: ReturnRole,
): Promise<LockedReturn> {
  checkSide(await getReturn(tx, returnId), user, role);
  return lockWithOrder(tx, returnId);
}
