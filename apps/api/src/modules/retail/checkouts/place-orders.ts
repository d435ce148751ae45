import {
  chooseAddressText,
  chooseDeliveryText,
  type placeOrders as contract,
  notDeliveredText,
  type OrderAddress,
} from '@souk/contract/modules/retail/checkouts';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Money } from '@souk/contract/shared/values';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { newCode } from '../../../platform/ids.ts';
import { checkLeast, type createPaymentProviders, leastCharge } from '../../payments/index.ts';
import {
  type NewLine,
  type NewSale,
  type PlacedCheckout,
  placeSales,
  supersedeCheckouts,
} from '../../sales/index.ts';
import { getSettings } from '../../settings/index.ts';
import { presentCart } from '../carts/cart.present.ts';
import { findLockedCart } from '../carts/cart.queries.ts';
import { deliveryNamed, notesOf, type PricedGroup } from '../carts/cart.rules.ts';
import { getContents } from '../carts/cart-contents.queries.ts';
import { placeOfAddress } from '../lists/place-of.ts';
import { orderTrade } from '../order-trade.ts';
import { insertOrder } from '../orders/order.queries.ts';
import { productKind } from '../products/product.life.ts';
import { takePromoUse } from '../promo-codes/promo-code.queries.ts';
import { findOrderAddress } from './find-destination.ts';
import { type PricedCheckout, priceCheckout } from './price-checkout.ts';

type Form = BodyOf<typeof contract>;

/** Nothing is bought at a price or in a quantity that the buyer has not seen. */
async function checkSeen(
  tx: Tx,
  buyerId: number,
  { wanted, needsAcceptance }: PricedCheckout,
): Promise<void> {
  if (!needsAcceptance) return;
  const short = wanted.flatMap((one) =>
    notesOf(one).flatMap((note) =>
      note.kind === 'stock-short' ? [{ item_id: one.variant.variantId, free: note.free }] : [],
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

type Providers = ReturnType<typeof createPaymentProviders>;

/** Refuses a price that cannot be paid: by the method that was chosen, else by none. */
function checkPayable(
  { groups }: PricedCheckout,
  { card, paypal }: Providers,
  { method, currency }: { method: Form['payment_method']; currency: Money['currency'] },
): void {
  const cents = groups.reduce((sum, group) => sum + group.totalCents, 0);
  const lowest = card.leastCents[currency] < paypal.leastCents[currency] ? card : paypal;
  checkLeast(method ? { card, paypal }[method] : lowest, { cents, currency });
}

const linesOf = ({ lines }: PricedGroup): NewLine[] =>
  lines.map(({ line, variant, discountCents, totalCents, gstCents }) => ({
    subjectKind: productKind,
    subjectId: variant.productId,
    itemId: variant.variantId,
    stockId: variant.stockId,
    categoryId: variant.categoryId,
    title: variant.title,
    options: variant.options,
    sku: variant.sku,
    image: variant.imagePath,
    unitCents: variant.price.cents,
    quantity: line.quantity,
    discountCents,
    totalCents,
    gstCents,
    isGstFree: variant.isGstFree,
  }));

interface Purchase {
  tx: Tx;
  priced: PricedCheckout;
  address: OrderAddress;
  note: string | null;
}

/** One seller's order, with what its shop stores of it. */
function saleOf({ tx, priced, address, note }: Purchase, group: PricedGroup): NewSale {
  const { sellerId, chosen } = group;
  if (!chosen) throw fieldProblem('deliveries', notDeliveredText);
  const promo = priced.promo?.sellerId === sellerId ? priced.promo : undefined;
  const { method, name, isPickup, days, dispatchDays } = chosen;
  const number = newCode(10);
  return {
    sellerId,
    title: `Order ${number}`,
    lines: linesOf(group),
    extras: [{ description: name, cents: group.postageCents }],
    gstCents: group.gstCents,
    write: async ({ id, buyerId }, { expiresAt: dueAt }) => {
      await insertOrder(tx, {
        id,
        number,
        buyerId,
        sellerId,
        promoCodeId: promo?.id ?? null,
        promoCode: promo?.code ?? null,
        address,
        delivery: { method, name, isPickup, days, dispatchDays },
        note,
        sellerName: priced.terms.get(sellerId)?.card.businessName ?? '',
        dueAt,
      });
      if (promo) await takePromoUse(tx, promo, buyerId, id);
    },
  };
}

/**
 * Makes one order per seller of the cart, holds their stock and opens their payment. An unpaid checkout of the same
 * buyer is replaced. The cart stays as it is until the payment has settled.
 */
export function placeOrders(
  db: Db,
  providers: Providers,
  buyer: { id: number },
  form: Form,
): Promise<PlacedCheckout> {
  return db.transaction(async (tx) => {
    const { currency } = await getSettings(tx);
    const cart = await findLockedCart(tx, { userId: buyer.id });
    await supersedeCheckouts(tx, orderTrade, buyer.id);
    const address = await findOrderAddress(tx, buyer.id, form.address_id);
    const to = address && placeOfAddress(address);
    const leastCents = leastCharge(providers, currency);
    const wishes = { ...form, to, leastCents };
    const contents = cart && (await getContents(tx, { userId: buyer.id }));
    const priced = await priceCheckout(tx, contents, buyer.id, wishes);
    if (priced.wanted.length === 0) throw new Problem('invalid-access');
    if (!address) throw fieldProblem('address_id', chooseAddressText);
    await checkSeen(tx, buyer.id, priced);
    checkDeliveries(priced.groups, form.deliveries);
    if (priced.promoProblem) throw fieldProblem('promo_code', priced.promoProblem);

    checkPayable(priced, providers, { method: form.payment_method, currency });

    const note = form.note ?? null;
    const purchase: Purchase = { tx, priced, address, note };
    return placeSales(tx, {
      trade: orderTrade,
      buyerId: buyer.id,
      currency,
      leastCents,
      paymentMethod: form.payment_method ?? null,
      note,
      sales: priced.groups.map((group) => saleOf(purchase, group)),
    });
  });
}
