import {
  chooseAddressText,
  chooseDeliveryText,
  type placeOrders as contract,
  holdMinutes,
  notDeliveredText,
  type OrderAddress,
} from '@souk/contract/modules/retail/checkouts';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { newCode } from '../../../platform/ids.ts';
import { holdStock } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import { openPayment } from '../../payments/index.ts';
import { getSettings } from '../../settings/index.ts';
import { presentCart } from '../carts/cart.present.ts';
import { findLockedCart } from '../carts/cart.queries.ts';
import { deliveryNamed, notesOf, type PricedGroup } from '../carts/cart.rules.ts';
import { placeOfAddress } from '../lists/place-of.ts';
import { insertOrder } from '../orders/order.queries.ts';
import { type OrderRow, orderLines } from '../orders/order.tables.ts';
import { takePromoUse } from '../promo-codes/promo-code.queries.ts';
import { checkoutKind } from './checkout.life.ts';
import { insertCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { findOrderAddress } from './describe-address.ts';
import { paymentOver } from './payment-over.ts';
import { type PricedCheckout, priceCheckout } from './price-checkout.ts';
import { supersedeCheckouts } from './supersede-checkouts.ts';

type Form = BodyOf<typeof contract>;

/** Nothing is bought at a price or in a number that the buyer has not seen. */
async function checkSeen(
  tx: Tx,
  buyerId: number,
  { wanted, needsAcceptance }: PricedCheckout,
): Promise<void> {
  if (!needsAcceptance) return;
  const short = wanted.flatMap((one) =>
    notesOf(one).flatMap((note) =>
      note.kind === 'stock-short' ? [{ item_id: one.ware.variantId, free: note.free }] : [],
    ),
  );
  if (short.length > 0) throw new Problem('out-of-stock', { data: { short } });
  throw new Problem('cart-changed', { data: await presentCart(tx, { userId: buyerId }) });
}

function checkDeliveries(groups: readonly PricedGroup[], deliveries: Form['deliveries']): void {
  for (const { sellerId, chosen, deliveries: offered } of groups) {
    const asked = deliveries[sellerId];
    if (!chosen) throw fieldProblem('deliveries', notDeliveredText);
    if (asked !== undefined && !deliveryNamed(offered, asked))
      throw fieldProblem('deliveries', chooseDeliveryText);
  }
}

interface Sale {
  tx: Tx;
  checkout: CheckoutRow;
  priced: PricedCheckout;
  address: OrderAddress;
  buyerName: string;
}

async function writeLines({ tx }: Sale, order: OrderRow, { lines }: PricedGroup): Promise<void> {
  await tx.insert(orderLines).values(
    lines.map(({ line, ware, discountCents, totalCents, gstCents }) => ({
      ...{ orderId: order.id, productId: ware.productId, variantId: ware.variantId, stockId: ware.stockId },
      ...{ categoryId: ware.categoryId, title: ware.title, options: ware.options, sku: ware.sku },
      ...{ image: ware.imagePath, unitCents: ware.price.cents, quantity: line.quantity, discountCents },
      ...{ totalCents, gstCents, isGstFree: ware.isGstFree },
    })),
  );
}

async function writeOrder(sale: Sale, group: PricedGroup): Promise<OrderRow> {
  const { tx, checkout, priced, address, buyerName } = sale;
  const { sellerId, chosen } = group;
  if (!chosen) throw fieldProblem('deliveries', notDeliveredText);
  const promo = priced.promo?.sellerId === sellerId ? priced.promo : undefined;
  const { method, name, isPickup, days, dispatchDays } = chosen;
  const order = await insertOrder(tx, {
    ...{ number: newCode(10), checkoutId: checkout.id, buyerId: checkout.buyerId, sellerId },
    ...{ currency: checkout.currency, subTotalCents: group.subTotalCents },
    ...{ discountCents: group.discountCents, postageCents: group.postageCents },
    ...{ gstCents: group.gstCents, totalCents: group.totalCents },
    ...{ promoCodeId: promo?.id ?? null, promoCode: promo?.code ?? null },
    ...{ address, delivery: { method, name, isPickup, days, dispatchDays }, note: checkout.note },
    ...{ buyerName, sellerName: priced.cards.get(sellerId)?.businessName ?? '' },
    dueAt: checkout.expiresAt,
  });
  await writeLines(sale, order, group);
  if (promo) await takePromoUse(tx, promo, checkout.buyerId, order.id);
  return order;
}

/** Promises the stock to the checkout; who comes too late learns what is left of which item. */
async function hold({ tx, checkout, priced }: Sale): Promise<void> {
  const lines = priced.groups.flatMap((group) => group.lines);
  const wanted = lines.map(({ line, ware }) => ({ stockId: ware.stockId, quantity: line.quantity }));
  try {
    await holdStock(tx, wanted, { kind: checkoutKind, id: checkout.id }, checkout.expiresAt);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'out-of-stock') throw error;
    const items = new Map(lines.map(({ ware }) => [ware.stockId, ware.variantId]));
    const { short } = error.data as { short: { stock_id: number; free: number }[] };
    throw new Problem('out-of-stock', {
      data: { short: short.map(({ stock_id: id, free }) => ({ item_id: items.get(id), free })) },
    });
  }
}

/**
 * Makes one order per seller of the cart, holds their stock and opens the payment over them. An unpaid checkout
 * of the same buyer gives way. The cart stays as it is until the payment has settled.
 */
export function placeOrders(db: Db, buyer: { id: number }, form: Form): Promise<CheckoutRow> {
  return db.transaction(async (tx) => {
    const cart = await findLockedCart(tx, { userId: buyer.id });
    await supersedeCheckouts(tx, buyer.id);
    const address = await findOrderAddress(tx, buyer.id, form.address_id);
    const to = address && placeOfAddress(address);
    const priced = await priceCheckout(tx, cart, buyer.id, { ...form, to });
    if (priced.wanted.length === 0) throw new Problem('invalid-access');
    if (!address) throw fieldProblem('address_id', chooseAddressText);
    await checkSeen(tx, buyer.id, priced);
    checkDeliveries(priced.groups, form.deliveries);
    if (priced.promoProblem) throw fieldProblem('promo_code', priced.promoProblem);

    const { currency } = await getSettings(tx);
    const { name: buyerName } = await getUser(tx, buyer.id);
    const checkout = await insertCheckout(tx, {
      buyerId: buyer.id,
      currency,
      totalCents: priced.groups.reduce((sum, { totalCents }) => sum + totalCents, 0),
      paymentMethod: form.payment_method ?? null,
      note: form.note ?? null,
      expiresAt: fromNow(minutesMs(holdMinutes)),
    });
    const sale: Sale = { tx, checkout, priced, address, buyerName };
    for (const group of priced.groups) await writeOrder(sale, group);
    await hold(sale);
    await openPayment(tx, await paymentOver(tx, checkout));
    return checkout;
  });
}
