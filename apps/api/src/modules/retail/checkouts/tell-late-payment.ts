import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { SaleRow } from '../../sales/index.ts';
import { lockOrders } from '../orders/order.queries.ts';
import { tellOrders } from '../orders/tell-order.ts';

/** Tells the buyer that the money came after the stock was returned, so all of it is refunded. */
export async function tellLatePayment(tx: Tx, sales: readonly SaleRow[]): Promise<void> {
  const lapsed = await lockOrders(tx, sales);
  await tellOrders(
    tx,
    lapsed.map((order) => ({
      order,
      to: 'buyer' as const,
      step: 'late',
      subject: say`Order ${order.number} came too late`,
      text: say`Your payment arrived after the time for it had run out. You will get all of it back.`,
    })),
  );
}
