import { primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const shipments = retail.table('shipments', {
  id: identityId(),
  orderId: bigId().notNull(),
  carrier: text(),
  trackingNumber: text(),
  shippedAt: moment().notNull(),
});
export type ShipmentRow = typeof shipments.$inferSelect;

export const shipmentLines = retail.table(
  'shipment_lines',
  {
    shipmentId: bigId().notNull(),
    lineId: bigId().notNull(),
    quantity: smallint().notNull(),
  },
  (line) => [primaryKey({ columns: [line.shipmentId, line.lineId] })],
);
export type ShipmentLineRow = typeof shipmentLines.$inferSelect;
