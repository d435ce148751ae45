import { createAddress } from '@souk/contract/modules/locations/addresses';
import { confirmPayment } from '@souk/contract/modules/payments/payments';
import { acceptCartChanges } from '@souk/contract/modules/retail/carts';
import { createPaymentProviders } from '../../apps/api/src/modules/payments/index.ts';
import { addToCart } from '../../apps/api/src/modules/retail/carts/add-to-cart.ts';
import { payCheckout } from '../../apps/api/src/modules/retail/checkouts/pay-checkout.ts';
import { placeOrders } from '../../apps/api/src/modules/retail/checkouts/place-orders.ts';
import { listOrdersOf } from '../../apps/api/src/modules/retail/orders/order.queries.ts';
import type { Person } from './accounts.ts';
import { type Rng, seededRng } from './content/rng.ts';
import type { Market } from './market.ts';
import type { OfferedProduct } from './products.ts';
import { approveAt } from './shops.ts';

/** How a checkout is paid, or that it is not. */
const manners = {
  'at once': 84,
  'after a refusal': 4,
  'with 3-D Secure': 3,
  'by PayPal': 4,
  'never, refused': 2,
  'never, left': 1,
  'charged back': 1,
  'charged back in vain': 1,
} as const;
export type Manner = keyof typeof manners;

export interface PlannedCheckout {
  buyer: Person;
  daysAgo: number;
  seed: number;
  manner: Manner;
  shopCount: 1 | 2;
}

/** A placed order with its buyer and seller. */
export interface PlacedOrder {
  id: number;
  buyer: Person;
  seller: Person;
  manner: Manner;
  rng: Rng;
}

/** Later days have more customers than earlier ones. */
const ageOf = (rng: Rng, days: number): number => Math.floor(rng.next() ** 1.25 * days);

/** So many orders, one or two per checkout; the demo's shopper buys most often. */
export function planCheckouts(
  rng: Rng,
  buyers: readonly Person[],
  orderCount: number,
  days: number,
): PlannedCheckout[] {
  const [demo, ...others] = buyers;
  const plan: PlannedCheckout[] = [];
  for (let left = orderCount; left > 0; ) {
    const manner = rng.weighted(manners);
    const isPlain = manner === 'at once' || manner === 'by PayPal';
    const shopCount = isPlain && left > 1 && rng.chance(0.12) ? 2 : 1;
    left -= shopCount;
    const buyer = demo && rng.chance(0.07) ? demo : rng.pick(others);
    const daysAgo = ageOf(rng, days);
    plan.push({ buyer, daysAgo, seed: rng.int(1, 2 ** 30), manner, shopCount });
  }
  return plan;
}

/** The product that a buyer chooses: the demo's shop is popular, and a few things sell better than the rest. */
function chooseFrom(rng: Rng, offered: readonly OfferedProduct[], demoShopId: number | undefined) {
  const own = offered.filter(({ owner }) => owner.id === demoShopId);
  const shelf = own.length > 0 && rng.chance(0.13) ? own : offered;
  return shelf[Math.floor(rng.next() ** 1.7 * shelf.length)];
}

interface Basket {
  seller: Person;
  goods: { product: OfferedProduct; quantity: number; options: Record<string, string> }[];
}

function fill(rng: Rng, offered: readonly OfferedProduct[], first: OfferedProduct): Basket {
  const same = offered.filter(({ owner }) => owner.id === first.owner.id);
  const more = Array.from({ length: Number(rng.weighted({ 0: 62, 1: 27, 2: 11 })) }, () => rng.pick(same));
  const goods = [...new Set([first, ...more])].map((product) => {
    const quantity = product.priceCents < 5000 ? rng.int(1, 3) : 1;
    return { product, quantity, options: rng.pick(product.options) };
  });
  return { seller: first.owner, goods };
}

/** The contents of the cart, by seller; at most two sellers. */
function basketsOf(rng: Rng, { shopCount }: PlannedCheckout, { offered, shops }: Trade): Basket[] {
  const [demoShopId] = shops.keys();
  const baskets = new Map<number, Basket>();
  for (let tries = 0; tries < 8 && baskets.size < shopCount; tries += 1) {
    const first = chooseFrom(rng, offered, demoShopId);
    if (first && !baskets.has(first.owner.id)) baskets.set(first.owner.id, fill(rng, offered, first));
  }
  return [...baskets.values()];
}

/** The buyer's address book; its first entry is added with the first order. */
async function addressOf(market: Market, known: Map<number, number>, buyer: Person): Promise<number> {
  const standing = known.get(buyer.id);
  if (standing !== undefined) return standing;
  const { place, mobile, name } = buyer;
  const street = `${1 + (buyer.id % 180)} ${['Wattle', 'Station', 'Church', 'Bay', 'Fig'][buyer.id % 5]} Street`;
  const { address_id } = await market.call(buyer, createAddress, {
    body: { ...place, name, phone: mobile, countryCode: '+61', street },
  });
  known.set(buyer.id, address_id);
  return address_id;
}

const tokens: Readonly<Partial<Record<Manner, string>>> = {
  'charged back': 'tok_chargeback',
  'charged back in vain': 'tok_chargeback_won',
  'with 3-D Secure': 'tok_3ds',
};

async function pay(market: Market, rng: Rng, { buyer, manner }: PlannedCheckout, order_ids: number[]) {
  if (manner === 'never, left') return;
  const { db } = market.database;
  const providers = createPaymentProviders(market.app.house.config, db);
  const payment_method = manner === 'by PayPal' ? 'paypal' : 'card';
  const by = (stripeToken: string) =>
    payCheckout(db, providers, buyer, { order_ids, payment_method, stripeToken });
  if (manner === 'after a refusal' || manner === 'never, refused') {
    const { state } = await by(rng.pick(['tok_declined', 'tok_insufficient_funds', 'tok_expired']));
    if (state !== 'failed') throw new Error('a bad card was taken');
    if (manner === 'never, refused') return;
  }
  const { id, actionUrl } = await by(tokens[manner] ?? rng.pick(['tok_visa', 'tok_mastercard', 'tok_amex']));
  if (!actionUrl) return;
  await approveAt(market, actionUrl);
  await market.call(buyer, confirmPayment, { params: { id } });
}

export interface Trade {
  offered: readonly OfferedProduct[];
  /** By their ids; the first is the demo's. */
  shops: ReadonlyMap<number, Person>;
  addresses: Map<number, number>;
  /** Buyers with an abandoned cart; its prices may have changed. */
  leftCarts: Set<number>;
  /** Seller → code. */
  codes: ReadonlyMap<number, string>;
  /** Buyer and code; each can be used once. */
  used: Set<string>;
}

function codeFor({ codes, used }: Trade, rng: Rng, buyer: Person, baskets: readonly Basket[]) {
  const code = baskets.map(({ seller }) => codes.get(seller.id)).find((known) => known !== undefined);
  if (!code || used.has(`${buyer.id} ${code}`) || !rng.chance(0.35)) return undefined;
  used.add(`${buyer.id} ${code}`);
  return code;
}

const notes = [
  'Please leave it at the back door.',
  'It is a gift; no prices please.',
  'Ring twice, the bell is shy.',
];

/** Fills the cart, places the orders and pays; returns the orders that go on. */
export async function checkOut(
  market: Market,
  trade: Trade,
  planned: PlannedCheckout,
): Promise<PlacedOrder[]> {
  const { buyer, manner, seed } = planned;
  const rng = seededRng(seed);
  const baskets = basketsOf(rng, planned, trade);
  const { db } = market.database;
  for (const { goods } of baskets)
    for (const { product, quantity, options } of goods)
      await addToCart(db, { userId: buyer.id }, { itemId: product.id, quantity, options });
  if (trade.leftCarts.delete(buyer.id)) await market.call(buyer, acceptCartChanges);
  const providers = createPaymentProviders(market.app.house.config, db);
  const checkout = await placeOrders(db, providers, buyer, {
    address_id: await addressOf(market, trade.addresses, buyer),
    deliveries: {},
    promo_code: codeFor(trade, rng, buyer, baskets),
    payment_method: undefined,
    note: rng.chance(0.12) ? rng.pick(notes) : undefined,
  });
  const orders = await listOrdersOf(db, checkout.id);
  await pay(
    market,
    rng,
    planned,
    orders.map(({ id }) => id),
  );
  if (manner.startsWith('never')) {
    trade.leftCarts.add(buyer.id);
    return [];
  }
  return orders.flatMap(({ id, sellerId }, index) => {
    const seller = trade.shops.get(sellerId);
    return seller ? { id, buyer, seller, manner, rng: seededRng(seed + 1 + index) } : [];
  });
}
