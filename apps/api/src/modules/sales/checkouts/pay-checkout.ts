import type { PayFields } from '@souk/contract/modules/payments/payments';
import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  chooseSource,
  type createPaymentProviders,
  type PaymentRow,
  startPayment,
} from '../../payments/index.ts';
import { checkoutKind, checkoutLife } from './checkout.life.ts';
import { checkBuyerOf } from './checkout.policy.ts';
import { lockCheckout } from './checkout.queries.ts';
import { payableOf } from './payable-of.ts';
import { paymentOf } from './payment-of.ts';

async function payableCheckout(tx: Tx, buyer: { id: number }, checkoutId: number): Promise<PaymentRow> {
  const checkout = await lockCheckout(tx, checkoutId);
  checkBuyerOf(checkout, buyer);
  checkoutLife.next(checkout.state, 'pay', 'system');
  return payableOf(tx, { kind: checkoutKind, id: checkoutId }, () => paymentOf(tx, checkout));
}

export interface Paying {
  checkoutId: number;
  pay: PayFields;
  /** Page of the trade's that the buyer comes back to. */
  returnPath: string;
}

/** Pays a checkout while its claims are held; refused, it can be tried again. */
export async function payCheckout(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  buyer: { id: number },
  { checkoutId, pay, returnPath }: Paying,
): Promise<PaymentRow> {
  // A method that is not the buyer's own is refused before anything is opened for it.
  await chooseSource(db, providers[pay.payment_method], buyer.id, pay);
  const payable = await db.transaction((tx) => payableCheckout(tx, buyer, checkoutId));
  if (payable.state !== 'created') return payable;
  return startPayment(db, providers, buyer, payable.id, { pay, returnPath });
}
