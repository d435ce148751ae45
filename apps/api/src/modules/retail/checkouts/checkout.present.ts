import type { Checkout, CheckoutPreview, OrderAddress } from '@souk/contract/modules/retail/checkouts';
import { moneyOf } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { findPaymentOf, presentPayment } from '../../payments/index.ts';
import { type CheckoutRow, checkoutKind, checkoutLife, type PlacedCheckout } from '../../sales/index.ts';
import { getSettings } from '../../settings/index.ts';
import { presentGroup, presentItem, presentSums } from '../carts/cart.present.ts';
import { listOrdersOf } from '../orders/order.queries.ts';
import type { PricedCheckout } from './price-checkout.ts';

/** The result of a checkout, from the rows just written if they are at hand. */
async function ledTo(reader: Reader, checkout: CheckoutRow | PlacedCheckout) {
  if ('saleIds' in checkout) return { orderIds: checkout.saleIds, payment: checkout.payment };
  const [orders, payment] = await Promise.all([
    listOrdersOf(reader, checkout.id),
    findPaymentOf(reader, { kind: checkoutKind, id: checkout.id }),
  ]);
  return { orderIds: orders.map(({ id }) => id), payment };
}

export async function presentCheckout(
  reader: Reader,
  checkout: CheckoutRow | PlacedCheckout,
): Promise<Checkout> {
  const { orderIds, payment } = await ledTo(reader, checkout);
  return {
    checkout_id: checkout.id,
    order_ids: orderIds,
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
  const { wanted, groups, terms, promo, keptBackCents, promoProblem, needsAcceptance } = priced;
  const { currency } = await getSettings(reader);
  const money = moneyOf(currency);
  const discountCents = groups.find(({ sellerId }) => sellerId === promo?.sellerId)?.discountCents ?? 0;
  return {
    lines: wanted.map(presentItem),
    groups: groups.map((group) => presentGroup(group, terms.get(group.sellerId)?.card, currency)),
    address,
    promo: promo
      ? {
          code: promo.code,
          seller_id: promo.sellerId,
          discount: money(discountCents),
          kept_back: money(keptBackCents),
        }
      : null,
    promo_problem: promoProblem ?? null,
    ...presentSums(groups, currency),
    commission: money(0),
    needs_acceptance: needsAcceptance,
  };
}
