import { Problem } from '../../../platform/errors.ts';
import type { OrderRow } from './order.tables.ts';

type Parties = Pick<OrderRow, 'buyerId' | 'sellerId' | 'placedAt'>;

/** Refuses anyone but the buyer: for everybody else it does not exist. */
export function checkBuyerOf({ buyerId }: Pick<Parties, 'buyerId'>, user: { id: number }): void {
  if (buyerId !== user.id) throw new Problem('record-not-found');
}

/** Refuses anyone but the seller, for whom it does not exist before it is paid. */
export function checkSellerOf({ sellerId, placedAt }: Parties, user: { id: number }): void {
  if (sellerId !== user.id || placedAt === null) throw new Problem('record-not-found');
}
