import type { Checkout, CheckoutPreview, OrderAddress } from '@souk/contract/modules/retail/checkouts';
import { moneyOf } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { findPaymentOf, presentPayment } from '../../payments/index.ts';
import { type CheckoutRow, checkoutKind, checkoutLife } from '../../sales/index.ts';
import { getSettings } from '../../settings/index.ts';
import { presentGroup, presentItem, presentSums } from '../carts/cart.present.ts';
import { listOrdersOf } from '../orders/order.queries.ts';
import type { PricedCheckout } from './price-checkout.ts';

export async function presentCheckout(reader: Reader, checkout: CheckoutRow): Promise<Checkout> {
  const orders = await listOrdersOf(reader, checkout.id);
  const payment = await findPaymentOf(reader, { kind: checkoutKind, id: checkout.id });
  return {
    checkout_id: checkout.id,
    order_ids: orders.map(({ id }) => id),
    status: checkout.state,
    total: { cents: checkout.totalCents, currency: checkout.currency },
    expires_at: checkout.expiresAt.toISOString(),
    payment: payment ? presentPayment(payment) : null,
    payment_method: checkout.paymentMethod,
    moves: checkout.state === 'open' ? ['pay', ...checkoutLife.movesFor(checkout.state, 'buyer')] : [],
  };
}

export async function presentPreview(
  reader: Reader,
  priced: PricedCheckout,
  address: OrderAddress | null,
): Promise<CheckoutPreview> {
  const { wanted, groups, cards, promo, promoProblem, needsAcceptance } = priced;
  const { currency } = await getSettings(reader);
  const money = moneyOf(currency);
  const discountCents = groups.find(({ sellerId }) => sellerId === promo?.sellerId)?.discountCents ?? 0;
  return {
    lines: wanted.map(presentItem),
    groups: groups.map((group) => presentGroup(group, cards.get(group.sellerId), currency)),
    address,
    promo: promo ? { code: promo.code, seller_id: promo.sellerId, discount: money(discountCents) } : null,
    promo_problem: promoProblem ?? null,
    ...presentSums(groups, currency),
    commission: money(0),
    needs_acceptance: needsAcceptance,
  };
}
