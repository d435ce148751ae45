import type { OrderAddress } from '@souk/contract/modules/retail/checkouts';
import { orderStates } from '@souk/contract/modules/retail/orders';
import { jsonb, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, moment } from '../../../platform/platform.tables.ts';
import type { SaleRow } from '../../sales/index.ts';
import { retail } from '../products/product.tables.ts';

/** The chosen delivery, as it was at the sale. */
export interface OrderDelivery {
  method: string;
  name: string;
  isPickup: boolean;
  days: number | null;
  dispatchDays: number | null;
}

/** A shop's own part of a sale; buyer and seller are repeated here for its indexes. */
export const orders = retail.table('orders', {
  /** The id of its sale. */
  id: bigId().primaryKey(),
  number: text().notNull(),
  buyerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  state: text({ enum: orderStates }).notNull(),
  stateBeforeDispute: text({ enum: ['placed', 'confirmed', 'shipped', 'delivered'] }),
  promoCodeId: bigId(),
  promoCode: text(),
  address: jsonb().$type<OrderAddress>().notNull(),
  delivery: jsonb().$type<OrderDelivery>().notNull(),
  buyerName: text().notNull(),
  sellerName: text().notNull(),
  note: text(),
  cancelReason: text(),
  /** A return was refused: until then the buyer may dispute that, however long ago the delivery was. */
  complainUntil: moment(),
  /** Accepted but not sent: when its buyer may cancel, and when it is cancelled automatically. */
  buyerMayCancelAt: moment(),
  shipUntil: moment(),
  /** When the next timed move is due; null if it waits for a person. */
  dueAt: moment(),
  createdAt: createdAt(),
  placedAt: moment(),
  confirmedAt: moment(),
  shippedAt: moment(),
  deliveredAt: moment(),
  completedAt: moment(),
  cancelledAt: moment(),
});

type SaleColumns = 'kind' | 'plan' | 'title' | 'checkoutId' | 'currency' | 'subTotalCents' | 'discountCents';
type SaleSums = 'gstCents' | 'totalCents' | 'refundedCents' | 'waivedCents' | 'openReturns';

/** An order together with its sale. */
export type OrderRow = typeof orders.$inferSelect &
  Pick<SaleRow, SaleColumns | SaleSums> & { postageCents: number };
