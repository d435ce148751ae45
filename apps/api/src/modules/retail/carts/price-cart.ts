import type { Reader } from '../../../platform/db/database.ts';
import { type PostageEnd, type SellerTerms, sellerTerms } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type CartedLine, isAvailable, notesOf, type PricedGroup, priceGroup } from './cart.rules.ts';
import type { CartContents } from './cart-contents.queries.ts';

/** The parts of a seller's code that prices need. */
export interface Discount {
  sellerId: number;
  of: (goodsCents: number) => number;
}

export interface Wishes {
  /** Seller → method. */
  deliveries: Readonly<Record<string, string>>;
  discount?: Discount | undefined;
  /** The destination, as far as it is known. */
  to?: PostageEnd | undefined;
  /** The usual address, if it is another one: what this one makes of the delivery is told. */
  before?: { to: PostageEnd | undefined } | undefined;
}

/** A cart with current prices and stock. */
export interface PricedCart {
  /** To be bought, by seller and then in the order in which they were added. */
  wanted: CartedLine[];
  saved: CartedLine[];
  /** Totals of what is available, by seller. */
  groups: PricedGroup[];
  /** Seller → name and postage. */
  terms: Map<number, SellerTerms>;
  needsAcceptance: boolean;
}

/** The parts of a cart that its prices depend on. */
export type Priceable = Pick<CartContents, 'lines' | 'seen' | 'variants'>;

function groupsOf(
  wanted: readonly CartedLine[],
  { seen }: Priceable,
  { deliveries, discount, to, before }: Wishes,
  { terms, gstPercent }: { terms: Map<number, SellerTerms>; gstPercent: number },
): PricedGroup[] {
  const bySeller = Map.groupBy(wanted.filter(isAvailable), ({ variant }) => variant.sellerId);
  return [...bySeller].flatMap(([sellerId, variants]) => {
    const { card, postage } = terms.get(sellerId) ?? {};
    const priced = priceGroup(variants, {
      sellerId,
      postage,
      seen: seen.get(sellerId),
      way: { from: card?.place ?? undefined, to },
      before,
      gstPercent: card?.isGstRegistered ? gstPercent : 0,
      method: deliveries[sellerId],
      discount: discount?.sellerId === sellerId ? discount.of : () => 0,
    });
    return priced ? [priced] : [];
  });
}

/** Prices the lines of a cart from facts already read; changes nothing. */
export async function priceCart(
  reader: Reader,
  contents: Priceable,
  wishes: Wishes = { deliveries: {} },
): Promise<PricedCart> {
  const carted = contents.lines
    .flatMap((line) => {
      const variant = contents.variants.get(line.variantId);
      return variant ? [{ line, variant }] : [];
    })
    .sort((one, other) => one.variant.sellerId - other.variant.sellerId);
  const wanted = carted.filter(({ line }) => !line.isSaved);
  const { gstPercent } = await getSettings(reader);
  const terms = await sellerTerms(
    reader,
    wanted.map(({ variant }) => variant.sellerId),
  );
  const groups = groupsOf(wanted, contents, wishes, { terms, gstPercent });
  return {
    wanted,
    saved: carted.filter(({ line }) => line.isSaved),
    groups,
    terms,
    needsAcceptance:
      wanted.some((one) => notesOf(one).length > 0) || groups.some(({ notes }) => notes.length > 0),
  };
}
