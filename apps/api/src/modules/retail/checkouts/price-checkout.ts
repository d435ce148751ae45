import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { PostageEnd } from '../../sellers/index.ts';
import { type CartedLine, discountOf, isAvailable } from '../carts/cart.rules.ts';
import { type Priceable, type PricedCart, priceCart, variantsIn } from '../carts/price-cart.ts';
import { findPromoCode, hasUsed } from '../promo-codes/promo-code.queries.ts';
import { promoProblem } from '../promo-codes/promo-code.rules.ts';
import type { PromoCodeRow } from '../promo-codes/promo-code.tables.ts';

export interface CheckoutWishes {
  /** The destination, as far as it is known. */
  to?: PostageEnd | undefined;
  deliveries: Readonly<Record<string, string>>;
  promo_code?: string | undefined;
}

export interface PricedCheckout extends PricedCart {
  /** The code that was applied. */
  promo: PromoCodeRow | undefined;
  /** Why the given code does not apply. */
  promoProblem: string | undefined;
}

const goodsOf = (wanted: readonly CartedLine[], sellerId: number): number =>
  wanted
    .filter((one) => one.variant.sellerId === sellerId && isAvailable(one))
    .reduce((sum, { line, variant }) => sum + variant.price.cents * line.quantity, 0);

/** Prices a cart as it would be bought now, with these deliveries and this code. */
export async function priceCheckout(
  reader: Reader,
  contents: Priceable | undefined,
  buyerId: number,
  { deliveries, promo_code: code, to }: CheckoutWishes,
): Promise<PricedCheckout> {
  const lines = contents?.lines.filter(({ isSaved }) => !isSaved) ?? [];
  const wanted = { lines, seen: contents?.seen ?? new Map() };
  const variants = await variantsIn(reader, wanted, buyerId);
  if (!code)
    return {
      ...(await priceCart(reader, wanted, variants, { deliveries, to })),
      promo: undefined,
      promoProblem: undefined,
    };

  const sellerIds = [...new Set([...variants.values()].map(({ sellerId }) => sellerId))];
  const found = await findPromoCode(reader, sellerIds, code);
  const carted = lines.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [{ line, variant }] : [];
  });
  const problem = promoProblem(found, {
    goodsCents: found ? goodsOf(carted, found.sellerId) : 0,
    hasUsed: found ? await hasUsed(reader, found.id, buyerId) : false,
    at: clock.now(),
  });
  const promo = problem ? undefined : found;
  const discount = promo && {
    sellerId: promo.sellerId,
    of: (goodsCents: number) => discountOf(promo, goodsCents),
  };
  return {
    ...(await priceCart(reader, wanted, variants, { deliveries, discount, to })),
    promo,
    promoProblem: problem,
  };
}
