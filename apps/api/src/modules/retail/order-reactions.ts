import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { orderPlaced } from './events.ts';
import { issueOrderInvoice } from './orders/issue-order-invoice.ts';

const invoicePlacedOrder = (tx: Tx, { payload }: Happening<{ orderId: number }>) =>
  issueOrderInvoice(tx, payload.orderId);

/** How orders react to the shop's own events. */
export const orderReactions = [on(orderPlaced, invoicePlacedOrder)];
