import type { payCheckout as contract } from '@souk/contract/modules/retail/checkouts';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import {
  cancelPayment,
  chooseSource,
  type createPaymentProviders,
  findPaymentOf,
  openPayment,
  type PaymentRow,
  startPayment,
} from '../../payments/index.ts';
import { listOrdersById } from '../orders/order.queries.ts';
import { checkoutKind, checkoutLife } from './checkout.life.ts';
import { checkBuyerOf, lockCheckout } from './checkout.queries.ts';
import { paymentOver } from './payment-over.ts';

/** The one checkout behind these orders of the buyer's. */
async function checkoutIdOf(db: Db, buyerId: number, orderIds: readonly number[]): Promise<number> {
  const ids = [...new Set(orderIds)];
  const found = await listOrdersById(db, ids);
  const [first] = found;
  const areHis = found.length === ids.length && found.every((order) => order.buyerId === buyerId);
  if (!first || !areHis || found.some(({ checkoutId }) => checkoutId !== first.checkoutId))
    throw new Problem('record-not-found');
  return first.checkoutId;
}

/** The payment to start: the one that is open, or a fresh one after a refusal or in place of an unfinished action. */
async function payableOf(tx: Tx, buyer: { id: number }, checkoutId: number): Promise<PaymentRow> {
  const checkout = await lockCheckout(tx, checkoutId);
  checkBuyerOf(checkout, buyer);
  checkoutLife.next(checkout.state, 'pay', 'system');
  const last = await findPaymentOf(tx, { kind: checkoutKind, id: checkoutId });
  if (last?.state === 'requires-action') await cancelPayment(tx, last.id, 'payer');
  else if (last && last.state !== 'failed' && last.state !== 'cancelled') return last;
  return openPayment(tx, await paymentOver(tx, checkout));
}

/** Pays a checkout while its stock is held; refused, it can be tried again. */
export async function payCheckout(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  buyer: { id: number },
  { order_ids: orderIds, ...pay }: BodyOf<typeof contract>,
): Promise<PaymentRow> {
  const checkoutId = await checkoutIdOf(db, buyer.id, orderIds);
  // A method that is not the buyer's own is refused before anything is opened for it.
  await chooseSource(db, providers[pay.payment_method], buyer.id, pay);
  const payable = await db.transaction((tx) => payableOf(tx, buyer, checkoutId));
  if (payable.state !== 'created') return payable;
  const returnPath = `/payment-complete-orders?checkout_id=${checkoutId}`;
  return startPayment(db, providers, buyer, payable.id, { pay, returnPath });
}
