import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { offWithin } from '../../payments/index.ts';
import type { PostageEnd } from '../../sellers/index.ts';
import { type CartedLine, discountOf, isAvailable } from '../carts/cart.rules.ts';
import { type Discount, type Priceable, type PricedCart, priceCart } from '../carts/price-cart.ts';
import { findPromoCode, hasUsed } from '../promo-codes/promo-code.queries.ts';
import { promoProblem } from '../promo-codes/promo-code.rules.ts';
import type { PromoCodeRow } from '../promo-codes/promo-code.tables.ts';

export interface CheckoutWishes {
  /** The destination, as far as it is known. */
  to?: PostageEnd | undefined;
  /** The usual address, if it is another one. */
  before?: { to: PostageEnd | undefined } | undefined;
  deliveries: Readonly<Record<string, string>>;
  promo_code?: string | undefined;
  /** The least that can be paid: what a code leaves is nothing, or at least this. */
  leastCents: number;
}

export interface PricedCheckout extends PricedCart {
  /** The code that was applied. */
  promo: PromoCodeRow | undefined;
  /** What it would take off beyond that, if so little could be paid. */
  keptBackCents: number;
  /** Why the given code does not apply. */
  promoProblem: string | undefined;
}

const goodsOf = (wanted: readonly CartedLine[], sellerId: number): number =>
  wanted
    .filter((one) => one.variant.sellerId === sellerId && isAvailable(one))
    .reduce((sum, { line, variant }) => sum + variant.price.cents * line.quantity, 0);

const totalOf = ({ groups }: PricedCart): number => groups.reduce((sum, group) => sum + group.totalCents, 0);

const discountIn = ({ groups }: PricedCart): number =>
  groups.reduce((sum, group) => sum + group.discountCents, 0);

/** Prices a cart less a code, which takes only as much that the rest can be paid. */
async function priceLess(
  price: (discount: Discount) => Promise<PricedCart>,
  promo: PromoCodeRow,
  leastCents: number,
): Promise<PricedCart & { keptBackCents: number }> {
  const { sellerId } = promo;
  const priced = await price({ sellerId, of: (goodsCents) => discountOf(promo, goodsCents) });
  const wanted = discountIn(priced);
  const off = offWithin(totalOf(priced) + wanted, wanted, leastCents);
  if (off === wanted) return { ...priced, keptBackCents: 0 };
  return { ...(await price({ sellerId, of: () => off })), keptBackCents: wanted - off };
}

/** Prices a cart as it would be bought now, with these deliveries and this code. */
export async function priceCheckout(
  reader: Reader,
  contents: Priceable | undefined,
  buyerId: number,
  { deliveries, promo_code: code, to, before, leastCents }: CheckoutWishes,
): Promise<PricedCheckout> {
  const lines = contents?.lines.filter(({ isSaved }) => !isSaved) ?? [];
  const { seen = new Map(), variants = new Map() }: Partial<Priceable> = contents ?? {};
  const wishes = { deliveries, to, before };
  const price = (discount?: Discount) =>
    priceCart(reader, { lines, seen, variants }, { ...wishes, discount });
  const plain = { promo: undefined, keptBackCents: 0 };
  if (!code) return { ...(await price()), ...plain, promoProblem: undefined };

  const carted = lines.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [{ line, variant }] : [];
  });
  const sellerIds = [...new Set(carted.map(({ variant }) => variant.sellerId))];
  const found = await findPromoCode(reader, sellerIds, code);
  const problem = promoProblem(found, {
    goodsCents: found ? goodsOf(carted, found.sellerId) : 0,
    hasUsed: found ? await hasUsed(reader, found.id, buyerId) : false,
    at: clock.now(),
  });
  if (problem || !found) return { ...(await price()), ...plain, promoProblem: problem };
  return { ...(await priceLess(price, found, leastCents)), promo: found, promoProblem: undefined };
}
