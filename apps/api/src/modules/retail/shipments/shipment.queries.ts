import { asc, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type ShipmentLineRow, type ShipmentRow, shipmentLines, shipments } from './shipment.tables.ts';

/** The shipments of these orders, earliest first. */
export const listShipmentsOf = async (reader: Reader, orderIds: readonly number[]): Promise<ShipmentRow[]> =>
  orderIds.length === 0
    ? []
    : reader
        .select()
        .from(shipments)
        .where(inArray(shipments.orderId, [...orderIds]))
        .orderBy(asc(shipments.id));

export const listShipmentLinesOf = async (
  reader: Reader,
  shipmentIds: readonly number[],
): Promise<ShipmentLineRow[]> =>
  shipmentIds.length === 0
    ? []
    : reader
        .select()
        .from(shipmentLines)
        .where(inArray(shipmentLines.shipmentId, [...shipmentIds]));
