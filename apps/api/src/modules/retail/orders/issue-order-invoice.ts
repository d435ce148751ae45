import type { Tx } from '../../../platform/db/database.ts';
import { invoiceSale } from '../../sales/index.ts';
import { getOrder } from './order.queries.ts';

/** The seller's invoice to the buyer, numbered once the order is paid. */
export async function issueOrderInvoice(tx: Tx, orderId: number): Promise<void> {
  const { address } = await getOrder(tx, orderId);
  await invoiceSale(tx, orderId, [address.name, address.location].filter(Boolean));
}
