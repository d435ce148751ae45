import type { CreateProduct } from '@souk/contract/modules/retail/products';
import { eq, sql } from 'drizzle-orm';
import { clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { dayOf } from '../../platform/period.ts';
import { onePixel } from '../../testing/one-pixel.ts';
import type { RowBuilder, RowBuilders } from '../../testing/row-builder.ts';
import { buildUser, type TestUser } from '../identity/testing.ts';
import { locationsRows } from '../locations/testing.ts';
import { createPaymentProviders } from '../payments/index.ts';
import { type LineRow, listLinesOf } from '../sales/index.ts';
import { settleCheckout } from '../sales/testing.ts';
import { buildSeller, type TestSeller } from '../sellers/testing.ts';
import { addToCart } from './carts/add-to-cart.ts';
import { payCheckout } from './checkouts/pay-checkout.ts';
import { placeOrders } from './checkouts/place-orders.ts';
import { createDeal } from './deals/create-deal.ts';
import type { DealRow } from './deals/deal.tables.ts';
import { uploadImages } from './images/product-album.ts';
import { acceptOrder } from './orders/accept-order.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { completeOrder } from './orders/complete-order.ts';
import { deliverOrder } from './orders/deliver-order.ts';
import { disputeOrder } from './orders/dispute-order.ts';
import { issueOrderInvoice } from './orders/issue-order-invoice.ts';
import { getOrder, listOrdersOf } from './orders/order.queries.ts';
import type { OrderRow } from './orders/order.tables.ts';
import { approveProduct } from './products/approve-product.ts';
import { archiveProduct } from './products/archive-product.ts';
import { createProduct } from './products/create-product.ts';
import { getProduct } from './products/product.queries.ts';
import type { ProductRow } from './products/product.tables.ts';
import { rejectProduct } from './products/reject-product.ts';
import { createPromoCode } from './promo-codes/create-promo-code.ts';
import { askQuestion } from './questions/ask-question.ts';
import { requestReturn } from './returns/request-return.ts';
import { getReturn } from './returns/return.queries.ts';
import { shipOrder } from './shipments/ship-order.ts';
import { offerOf, type StockedVariant } from './variants/variant.queries.ts';
import { variants } from './variants/variant.tables.ts';

/** Cookware and Tableware, in the shops' part of the tree. */
export const cookware = 420;
export const tableware = 421;
/** A shelf of food. */
export const pantry = 430;

interface ShopOptions {
  businessName?: string;
  /** Where it sends its parcels from; New South Wales unless said. */
  stateCode?: string;
  isPosting?: boolean;
}

/** A signed-in shop in Parramatta that posts in 3 days for $9.50 and in 1 day for $14, after 2 days; free over $100. */
export async function buildShop(
  db: Db,
  { businessName, stateCode = 'NSW', isPosting = true }: ShopOptions = {},
): Promise<TestSeller> {
  const shop = await buildSeller(db, businessName === undefined ? {} : { businessName });
  const address = {
    location: 'Parramatta NSW 2150',
    lat: -33.815,
    lng: 151.0011,
    city: 'Parramatta',
    state: '',
    state_code: stateCode,
    pincode: '2150',
    city_code: '',
    country: 'Australia',
    country_code: 'AU',
  };
  await db.execute(sql`update sellers.business_profiles set address = ${JSON.stringify(address)}::jsonb
    where id = ${shop.businessId}`);
  if (!isPosting) return shop;
  await db.execute(sql`insert into sellers.postage_details
    (business_id, free_over_cents, has_pickup, dispatch_days) values (${shop.businessId}, 10000, true, 2)`);
  await db.execute(sql`insert into sellers.postage_methods (business_id, position, name, price_cents, days)
    values (${shop.businessId}, 1, 'Standard', 950, 3), (${shop.businessId}, 2, 'Express', 1400, 1)`);
  return shop;
}

type GivenVariant = Partial<CreateProduct['variants'][number]>;

/** The form of a sound product as its verb takes it; say what is to differ. */
export const productForm = (
  changes: Partial<Omit<CreateProduct, 'variants'>> & { variants?: GivenVariant[] } = {},
): CreateProduct => {
  const { variants: given = [{}], ...rest } = changes;
  return {
    category_id: cookware,
    title: 'Copper kettle',
    description: 'Whistles. Two litres.',
    brand: 'Kupfer',
    condition: 'new' as const,
    attributes: {},
    is_gst_free: false,
    has_pickup: false,
    low_stock_at: null,
    postage: null,
    image_ids: [],
    submit: false,
    ...rest,
    variants: given.map((variant) => ({ options: {}, price: 4500, stock: 5, is_active: true, ...variant })),
  };
};

/** The same as a client sends it: prices in dollars. */
export const productBody = (changes: Record<string, unknown> = {}) => ({
  category_id: cookware,
  title: 'Copper kettle',
  description: 'Whistles. Two litres.',
  brand: 'Kupfer',
  condition: 'new' as const,
  variants: [{ price: '45.00', stock: 5 }],
  ...changes,
});

interface ProductOptions {
  seller: { id: number };
  /** Approved unless said. */
  state?: ProductRow['state'];
  stock?: number;
  priceCents?: number;
  form?: Parameters<typeof productForm>[0];
}

/** A product made by the real verbs, and its variants. */
export async function buildProduct(
  db: Db,
  { seller, state = 'approved', stock = 5, priceCents = 4500, form = {} }: ProductOptions,
): Promise<ProductRow & { variants: StockedVariant[] }> {
  const given = form.variants ?? [{}];
  const submit = state === 'pending' || state === 'approved' || state === 'rejected';
  const written = productForm({
    ...form,
    submit,
    variants: given.map((variant) => ({ price: priceCents, stock, ...variant })),
  });
  const { id } = await createProduct(db, seller, written);
  if (state === 'approved') await approveProduct(db, seller, id, { isQuiet: true });
  if (state === 'rejected') await rejectProduct(db, seller, id, 'Please add a photo.');
  if (state === 'archived') await archiveProduct(db, seller, id);
  return { ...(await getProduct(db, id)), variants: (await offerOf(db, id)).variants };
}

/** A file as the server has received it. */
export const productImage = (name = 'kettle.png') => ({ field: 'images', name, bytes: onePixel });

const longAhead = '2030-01-01';

/** A deal of ten percent on a product of its own; it runs now unless it is to come. */
export async function buildDeal(db: Db, seller: { id: number }, isToCome = false): Promise<DealRow> {
  const product = await buildProduct(db, { seller });
  const today = dayOf(clock.now(), 'UTC');
  const form = {
    title: 'Autumn deal',
    description: undefined,
    item_ids: [product.id],
    discount_percent: 10,
    original_price: undefined,
    price: undefined,
    start_date: isToCome ? longAhead : today,
    end_date: longAhead,
  };
  return createDeal(db, seller, form, 'UTC');
}

type Wanted = Parameters<RowBuilder>[0];

async function firstVariant({ db, owner, named }: Wanted, state: ProductRow['state']): Promise<number> {
  const productId = named['retail.product'];
  if (productId === undefined) return (await buildProduct(db, { seller: owner, state })).variants[0]?.id ?? 0;
  const [variant] = await db.select().from(variants).where(eq(variants.productId, productId));
  return variant?.id ?? 0;
}

const productsIn = (state: ProductRow['state']): RowBuilders => ({
  'retail.product': async ({ db, owner }) => (await buildProduct(db, { seller: owner, state })).id,
  'retail.variant': (wanted) => firstVariant(wanted, state),
});

/** Products that everybody sees, and deals that run. */
export const openProducts: RowBuilders = {
  ...productsIn('approved'),
  'retail.deal': async ({ db, owner }) => (await buildDeal(db, owner)).id,
};

/** Products that wait for their approval, and deals to come. */
export const hiddenProducts: RowBuilders = {
  ...productsIn('pending'),
  'retail.deal': async ({ db, owner }) => (await buildDeal(db, owner, true)).id,
};

export const retailProductRows: RowBuilders = {
  ...openProducts,
  'retail.image': async ({ db, owner }) => (await uploadImages(db, owner, [productImage()]))[0]?.id ?? 0,
  'retail.question': async ({ db, owner }) => {
    const product = await buildProduct(db, { seller: owner });
    const asker = { ...(await buildUser(db)), isAdmin: false };
    return (await askQuestion(db, asker, product.id, 'Does it whistle?')).id;
  },
};

interface CartOptions {
  buyer: { id: number; name: string };
  seller?: { id: number };
  quantity?: number;
  stock?: number;
  priceCents?: number;
}

/** Puts a product of its own into the buyer's cart. */
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

/** Pays a checkout by a card of the simulator and does at once what the reaction to its money does. */
export async function payFor(db: Db, buyer: { id: number }, { id, checkoutId }: OrderRow): Promise<void> {
  const pay = { payment_method: 'card', stripeToken: 'tok_visa', order_ids: [id] } as const;
  await payCheckout(db, createPaymentProviders(config, db), buyer, { ...pay, order_ids: [id] });
  await settleCheckout(db, checkoutId);
}

const parcel = { carrier: 'Australia Post', trackingNumber: 'AP123456789', lines: undefined };

/** What it takes to come to each state from the one before it. */
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
  /** Placed unless said. */
  state?: OrderRow['state'];
}

/** An order over one product, brought to its state by the real verbs. */
export async function buildOrder(db: Db, { state = 'placed', ...options }: OrderOptions = {}) {
  const buyer = options.buyer ?? (await buildUser(db));
  const { shop, product, variantId } = await buildCart(db, { ...options, buyer });
  const address = await locationsRows['locations.address']?.({ db, owner: buyer, named: {} });
  const wanted = { address_id: address ?? 0, deliveries: {}, promo_code: undefined, note: undefined };
  const checkout = await placeOrders(db, buyer, { ...wanted, payment_method: undefined });
  const [placed] = await listOrdersOf(db, checkout.id);
  if (!placed) throw new Error('no order was placed');
  await bring(db, placed, state);
  const order = await getOrder(db, placed.id);
  const lines: LineRow[] = await listLinesOf(db, [order.id]);
  return { order, lines, buyer: buyer as TestUser, shop, product, variantId };
}

/** An order of the owner's as its buyer, or as its seller. */
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
