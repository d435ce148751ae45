import type { PayFields } from '@souk/contract/modules/payments/payments';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type createPaymentProviders, type PaymentRow, startPayment } from '../../payments/index.ts';
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
  /** The trade's page that the buyer returns to. */
  returnPath: string;
}

/** Pays a checkout while its claims are held; after a refusal it can be tried again. */
export async function payCheckout(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  buyer: { id: number },
  { checkoutId, pay, returnPath }: Paying,
): Promise<PaymentRow> {
  const payable = (tx: Tx) => payableCheckout(tx, buyer, checkoutId);
  return startPayment(db, providers, buyer, payable, { pay, returnPath });
}
