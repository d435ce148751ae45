import { Problem } from '../../../platform/errors.ts';
import type { OrderRow } from './order.tables.ts';

type Parties = Pick<OrderRow, 'buyerId' | 'sellerId' | 'placedAt'>;

/** Refuses who is not the buyer: to anyone else there is no such order. */
export function checkBuyerOf({ buyerId }: Pick<Parties, 'buyerId'>, user: { id: number }): void {
  if (buyerId !== user.id) throw new Problem('record-not-found');
}

/** Refuses anybody but the seller; before it is paid there is no order for them. */
export function checkSellerOf({ sellerId, placedAt }: Parties, user: { id: number }): void {
  if (sellerId !== user.id || placedAt === null) throw new Problem('record-not-found');
}
