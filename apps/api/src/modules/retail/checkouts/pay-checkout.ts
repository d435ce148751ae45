import type { payCheckout as contract } from '@souk/contract/modules/retail/checkouts';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { createPaymentProviders, PaymentRow } from '../../payments/index.ts';
import { payCheckout as paySales } from '../../sales/index.ts';
import { listOrdersById } from '../orders/order.queries.ts';

/** The single checkout behind these orders of the buyer's. */
async function checkoutIdOf(db: Db, buyerId: number, orderIds: readonly number[]): Promise<number> {
  const ids = [...new Set(orderIds)];
  const found = await listOrdersById(db, ids);
  const [first] = found;
  const areHis = found.length === ids.length && found.every((order) => order.buyerId === buyerId);
  if (!first || !areHis || found.some(({ checkoutId }) => checkoutId !== first.checkoutId))
    throw new Problem('record-not-found');
  return first.checkoutId;
}

/** Pays the checkout behind these orders while its stock is held; after a refusal it can be tried again. */
export async function payCheckout(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  buyer: { id: number },
  { order_ids: orderIds, ...pay }: BodyOf<typeof contract>,
): Promise<PaymentRow> {
  const checkoutId = await checkoutIdOf(db, buyer.id, orderIds);
  const returnPath = `/payment-complete-orders?checkout_id=${checkoutId}`;
  return paySales(db, providers, buyer, { checkoutId, pay, returnPath });
}
