import { readConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onePixel } from '../../../testing/one-pixel.ts';
import type { RowBuilder, RowBuilders } from '../../../testing/row-builder.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { locationsRows } from '../../locations/testing.ts';
import { createPaymentProviders } from '../../payments/index.ts';
import { type LineRow, listLinesOf } from '../../sales/index.ts';
import { settleCheckout } from '../../sales/testing.ts';
import type { TestSeller } from '../../sellers/testing.ts';
import { addToCart } from '../carts/add-to-cart.ts';
import { payCheckout } from '../checkouts/pay-checkout.ts';
import { placeOrders } from '../checkouts/place-orders.ts';
import { buildProduct, buildShop } from '../products/products.testing.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';
import { requestReturn } from '../returns/request-return.ts';
import { getReturn } from '../returns/return.queries.ts';
import { shipOrder } from '../shipments/ship-order.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { disputeOrder } from './dispute-order.ts';
import { issueOrderInvoice } from './issue-order-invoice.ts';
import { getOrder, listOrdersOf } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';

type Wanted = Parameters<RowBuilder>[0];

interface CartOptions {
  buyer: { id: number; name: string };
  seller?: { id: number };
  quantity?: number;
  stock?: number;
  priceCents?: number;
}

/** Puts a new product into the buyer's cart. */
export async function buildCart(
  db: Db,
  { buyer, seller, quantity = 1, stock = 5, priceCents = 4500 }: CartOptions,
) {
  const shop = seller ?? (await buildShop(db));
  const product = await buildProduct(db, { seller: shop, stock, priceCents });
  const variantId = product.variants[0]?.id ?? 0;
  await addToCart(db, { userId: buyer.id }, { variantId, options: {}, quantity });
  return { shop: shop as TestSeller, product, variantId };
}

const config = readConfig({ NODE_ENV: 'test' });

/** Pays a checkout with a simulator card and runs the reaction to its payment at once. */
export async function payFor(db: Db, buyer: { id: number }, { id, checkoutId }: OrderRow): Promise<void> {
  const pay = { payment_method: 'card', stripeToken: 'tok_visa', order_ids: [id] } as const;
  await payCheckout(db, createPaymentProviders(config, db), buyer, { ...pay, order_ids: [id] });
  await settleCheckout(db, checkoutId);
}

const parcel = { carrier: 'Australia Post', trackingNumber: 'AP123456789', lines: undefined };

/** What it takes to reach each state from the one before. */
const steps: [OrderRow['state'], (db: Db, order: OrderRow) => Promise<unknown>][] = [
  ['placed', (db, order) => payFor(db, { id: order.buyerId }, order)],
  ['confirmed', (db, order) => acceptOrder(db, { id: order.sellerId }, order.id)],
  ['shipped', (db, order) => shipOrder(db, { id: order.sellerId }, order.id, parcel)],
  ['delivered', (db, order) => deliverOrder(db, { id: order.sellerId }, order.id)],
  ['completed', (db, order) => completeOrder(db, { id: order.buyerId }, order.id)],
];

const complaint = { reason: 'Damaged or faulty', comment: 'The lid is cracked.', lineId: undefined };
const cancelled = { role: 'buyer', reason: 'Found it elsewhere', lineId: undefined } as const;

async function bring(db: Db, order: OrderRow, state: OrderRow['state']): Promise<void> {
  if (state === 'pending') return;
  const goal = state === 'cancelled' ? 'placed' : state === 'disputed' ? 'delivered' : state;
  for (const [reached, step] of steps) {
    await step(db, order);
    if (reached === goal) break;
  }
  if (state === 'cancelled') await cancelOrder(db, { id: order.buyerId }, order.id, cancelled);
  if (state === 'disputed') await disputeOrder(db, { id: order.buyerId }, order.id, complaint);
}

interface OrderOptions extends Partial<CartOptions> {
  /** Placed by default. */
  state?: OrderRow['state'];
}

/** An order for one product, brought to its state by the real verbs. */
export async function buildOrder(db: Db, { state = 'placed', ...options }: OrderOptions = {}) {
  const buyer = options.buyer ?? (await buildUser(db));
  const { shop, product, variantId } = await buildCart(db, { ...options, buyer });
  const address = await locationsRows['locations.address']?.({ db, owner: buyer, named: {} });
  const wanted = { address_id: address ?? 0, deliveries: {}, promo_code: undefined, note: undefined };
  const checkout = await placeOrders(db, createPaymentProviders(config, db), buyer, {
    ...wanted,
    payment_method: undefined,
  });
  const [placed] = await listOrdersOf(db, checkout.id);
  if (!placed) throw new Error('no order was placed');
  await bring(db, placed, state);
  const order = await getOrder(db, placed.id);
  const lines: LineRow[] = await listLinesOf(db, [order.id]);
  return { order, lines, buyer: buyer as TestUser, shop, product, variantId };
}

/** An order of this user's as its buyer, or as its seller. */
const orderAs = ({ db, owner }: Wanted, side: 'buyer' | 'seller', state: OrderRow['state'] = 'placed') =>
  buildOrder(db, side === 'buyer' ? { buyer: owner, state } : { seller: owner, state });

const lineAs = (side: 'buyer' | 'seller', kind: string) => async (wanted: Wanted) => {
  const known = wanted.named[kind];
  const lines = known ? await listLinesOf(wanted.db, [known]) : (await orderAs(wanted, side)).lines;
  return lines[0]?.id ?? 0;
};

const returnAs = (side: 'buyer' | 'seller') => async (wanted: Wanted) => {
  const { order } = await orderAs(wanted, side, 'delivered');
  const form = { reason: 'damaged', comment: undefined, lines: undefined } as const;
  const photo = { field: 'images', name: 'dent.png', bytes: onePixel };
  return (await requestReturn(wanted.db, { id: order.buyerId }, order.id, form, [photo])).id;
};

const returnImage = async ({ db, named }: Wanted) => {
  const id = named['retail.return'] ?? named['retail.seller-return'] ?? 0;
  return (await getReturn(db, id)).images[0]?.fileId ?? 0;
};

export const retailOrderRows: RowBuilders = {
  'retail.cart-item': async ({ db, owner }) => (await buildCart(db, { buyer: owner })).variantId,
  'retail.order': async (wanted) => (await orderAs(wanted, 'buyer')).order.id,
  'retail.invoiced-order': async (wanted) => {
    const { id } = (await orderAs(wanted, 'buyer')).order;
    await wanted.db.transaction((tx) => issueOrderInvoice(tx, id));
    return id;
  },
  'retail.order-line': lineAs('buyer', 'retail.order'),
  'retail.seller-order': async (wanted) => (await orderAs(wanted, 'seller')).order.id,
  'retail.seller-order-line': lineAs('seller', 'retail.seller-order'),
  'retail.checkout': async (wanted) => (await orderAs(wanted, 'buyer', 'pending')).order.checkoutId,
  'retail.return': returnAs('buyer'),
  'retail.seller-return': returnAs('seller'),
  'retail.return-image': returnImage,
  'retail.promo-code': async ({ db, owner }) => {
    const form = { code: undefined, percent: 10, amount: null, min_total: null, uses_max: null };
    const promo = { ...form, starts_at: undefined, ends_at: null, is_active: undefined };
    return (await createPromoCode(db, owner, promo)).id;
  },
};
