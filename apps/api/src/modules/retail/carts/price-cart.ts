import type { Reader } from '../../../platform/db/database.ts';
import { type BusinessCard, businessCards, type PostageEnd, postagesOf } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type CartedLine, isAvailable, notesOf, type PricedGroup, priceGroup } from './cart.rules.ts';
import type { CartLineRow } from './cart.tables.ts';
import { seenTerms } from './cart-postage.queries.ts';
import { cartVariantsOf } from './cart-variant.queries.ts';

/** A code of one seller, as far as prices need it. */
export interface Discount {
  sellerId: number;
  of: (goodsCents: number) => number;
}

export interface Wishes {
  /** Seller → method. */
  deliveries: Readonly<Record<string, string>>;
  discount?: Discount | undefined;
  /** What this buyer holds by their own unpaid checkout is available to them. */
  buyerId?: number | undefined;
  /** Where it is to go, as far as that is known. */
  to?: PostageEnd | undefined;
}

/** A cart with the prices and stock of this moment. */
export interface PricedCart {
  /** To be bought, in the order of their sellers and then as they came. */
  wanted: CartedLine[];
  saved: CartedLine[];
  /** Over what can be had, in the order of sellers. */
  groups: PricedGroup[];
  cards: Map<number, BusinessCard>;
  needsAcceptance: boolean;
}

async function groupsOf(
  reader: Reader,
  wanted: readonly (CartedLine & { line: CartLineRow })[],
  { deliveries, discount, to }: Wishes,
  cards: Map<number, BusinessCard>,
): Promise<PricedGroup[]> {
  const { gstPercent } = await getSettings(reader);
  const [first] = wanted;
  const seen = first ? await seenTerms(reader, first.line.cartId) : undefined;
  const postages = await postagesOf(
    reader,
    [...cards.values()].map(({ businessId }) => businessId),
  );
  const bySeller = Map.groupBy(wanted.filter(isAvailable), ({ variant }) => variant.sellerId);
  return [...bySeller].flatMap(([sellerId, variants]) => {
    const card = cards.get(sellerId);
    const priced = priceGroup(variants, {
      sellerId,
      postage: card && postages.get(card.businessId),
      seen: seen?.get(sellerId),
      way: { from: card?.place ?? undefined, to },
      gstPercent: card?.isGstRegistered ? gstPercent : 0,
      method: deliveries[sellerId],
      discount: discount?.sellerId === sellerId ? discount.of : () => 0,
    });
    return priced ? [priced] : [];
  });
}

/** Prices the lines of a cart in a constant number of queries; it changes nothing. */
export async function priceCart(
  reader: Reader,
  lines: readonly CartLineRow[],
  wishes: Wishes = { deliveries: {} },
): Promise<PricedCart> {
  const variants = await cartVariantsOf(
    reader,
    lines.map(({ variantId }) => variantId),
    wishes.buyerId,
  );
  const carted = lines
    .flatMap((line) => {
      const variant = variants.get(line.variantId);
      return variant ? [{ line, variant }] : [];
    })
    .sort((one, other) => one.variant.sellerId - other.variant.sellerId);
  const wanted = carted.filter(({ line }) => !line.isSaved);
  const cards = await businessCards(
    reader,
    wanted.map(({ variant }) => variant.sellerId),
  );
  const groups = await groupsOf(reader, wanted, wishes, cards);
  return {
    wanted,
    saved: carted.filter(({ line }) => line.isSaved),
    groups,
    cards,
    needsAcceptance:
      wanted.some((one) => notesOf(one).length > 0) || groups.some(({ notes }) => notes.length > 0),
  };
}
