import type { PostageZone } from '@souk/contract/modules/sellers/postage';
import { gstWithin } from '../../payments/index.ts';
import { splitOver } from '../../sales/index.ts';
import { type Postage, type PostageEnd, postagePrice, zoneBetween } from '../../sellers/index.ts';
import { isFreeOver, zoneDays } from '../lists/delivery.rules.ts';
import type { CartLine, PostageTerms } from './cart.tables.ts';
import type { CartVariant } from './cart-variant.queries.ts';

/** A line with its item; without one the item is gone for good. */
export interface CartedLine {
  line: Omit<CartLine, 'addedAt'>;
  variant: CartVariant;
}

export type Note =
  | { kind: 'price-changed'; fromCents: number; toCents: number }
  | { kind: 'stock-short'; free: number }
  | { kind: 'gone' };

/** What has changed since the buyer saw the line. */
export function notesOf({ line, variant }: CartedLine): Note[] {
  if (!variant.isOnSale) return [{ kind: 'gone' }];
  const notes: Note[] = [];
  if (variant.price.cents !== line.seenCents)
    notes.push({ kind: 'price-changed', fromCents: line.seenCents, toCents: variant.price.cents });
  if (variant.free < line.quantity) notes.push({ kind: 'stock-short', free: Math.max(0, variant.free) });
  return notes;
}

export const isAvailable = ({ variant }: CartedLine): boolean => variant.isOnSale && variant.free > 0;

export interface Delivery {
  /** The value of a choice: the id of the shop's method, or a code for anything else. */
  method: string;
  name: string;
  cents: number;
  /** The final cost may be higher: the destination is not known yet. */
  isFrom: boolean;
  isPickup: boolean;
  days: number | null;
  dispatchDays: number | null;
}

export const pickup = { method: 'pickup', name: 'Pick up' } as const;
/** The default for a shop that has set no postage. */
const plainPostage = { id: undefined, name: 'Postage', priceCents: 0, days: null };

/** Origin and destination; an unknown end counts as local. */
export interface Way {
  from?: PostageEnd | undefined;
  to?: PostageEnd | undefined;
}

const subTotalOf = (variants: readonly CartedLine[]): number =>
  variants.reduce((sum, { line, variant }) => sum + variant.price.cents * line.quantity, 0);

/** Postage that products set themselves, once per product. */
function ownPostage(variants: readonly CartedLine[]): number {
  const byProduct = new Map(variants.map(({ variant }) => [variant.productId, variant.postageCents ?? 0]));
  return [...byProduct.values()].reduce((sum, cents) => sum + cents, 0);
}

/** The weight of the seller's own parcel; a variant without a weight counts as 0. */
const gramsOf = (variants: readonly CartedLine[]): number =>
  variants
    .filter(({ variant }) => variant.postageCents === null)
    .reduce((grams, { line, variant }) => grams + (variant.weightGrams ?? 0) * line.quantity, 0);

/**
 * How a seller's part can reach the buyer: the methods available there, in the seller's order, then pick-up.
 */
export function deliveriesFor(
  variants: readonly CartedLine[],
  postage: Postage | undefined,
  { from, to }: Way = {},
): Delivery[] {
  const { freeOverCents = null, hasPickup = false, dispatchDays = null } = postage?.details ?? {};
  const isFree = isFreeOver(subTotalOf(variants), freeOverCents);
  const usesMethod = variants.some(({ variant }) => variant.postageCents === null);
  const own = ownPostage(variants);
  const parcel = { zone: zoneBetween(from, to), grams: gramsOf(variants) };
  const priceOf = (methodCents: number) => (isFree ? 0 : own + (usesMethod ? methodCents : 0));
  const extraDays = zoneDays({ from: from?.stateCode, to: to?.stateCode });

  const isPickupOnly = hasPickup && postage?.methods.length === 0 && usesMethod;
  const methods = postage?.methods.length ? postage.methods : isPickupOnly ? [] : [plainPostage];
  const posted = methods.flatMap((method): Delivery[] => {
    const { id, name, days } = method;
    const price = postagePrice(method, parcel);
    if (!price) return [];
    const cents = priceOf(price.cents);
    const isFrom = price.isFrom && usesMethod && !isFree;
    const daysOnWay = days === null ? null : days + extraDays;
    return [
      {
        method: id === undefined ? name : String(id),
        name,
        cents,
        isFrom,
        isPickup: false,
        days: daysOnWay,
        dispatchDays,
      },
    ];
  });
  const mayPickUp = hasPickup || variants.every(({ variant }) => variant.hasPickup);
  if (!mayPickUp) return posted;
  return [...posted, { ...pickup, cents: 0, isFrom: false, isPickup: true, days: null, dispatchDays }];
}

/**
 * The delivery that was chosen: by id or code first, or else by the method's name, which is unique within a shop.
 */
export const deliveryNamed = (deliveries: readonly Delivery[], choice: string | undefined) =>
  deliveries.find(({ method }) => method === choice) ??
  deliveries.find(({ name, isPickup }) => !isPickup && name === choice);

/** A way of delivery costs something else than the buyer saw, or is no longer offered. */
export interface PostageNote {
  method: string;
  fromCents: number;
  toCents: number | null;
}

/** The products' own postage as the buyer saw it. */
const asSeen = (variants: readonly CartedLine[], { own }: PostageTerms): CartedLine[] =>
  variants.map(({ line, variant }) => {
    const cents = own[variant.productId];
    return { line, variant: cents === undefined ? variant : { ...variant, postageCents: cents } };
  });

/** What has changed in the postage since the buyer saw it, for the same items and method. */
export function postageNotes(
  variants: readonly CartedLine[],
  seen: PostageTerms | undefined,
  now: readonly Delivery[],
  to: PostageEnd | undefined,
): PostageNote[] {
  if (!seen) return [];
  const before = deliveriesFor(asSeen(variants, seen), seen.postage ?? undefined, {
    from: seen.place ?? undefined,
    to,
  });
  return before.flatMap(({ method, name, cents }) => {
    const found = deliveryNamed(now, method);
    if (found?.cents === cents) return [];
    return [{ method: name, fromCents: cents, toCents: found?.cents ?? null }];
  });
}

/** What the address makes of a delivery, beside the usual address or the shop's own surroundings. */
export interface AddressNote {
  zone: PostageZone;
  than: 'usual-address' | 'nearby';
  /** Below 0 where it is cheaper or sooner. */
  moreCents: number;
  moreDays: number;
}

/** What changes with the address for the delivery that is chosen; nothing where both addresses are alike to the shop. */
export function addressNote(
  variants: readonly CartedLine[],
  chosen: Delivery | undefined,
  { postage, way: { from, to } = {}, before }: Pick<GroupTerms, 'postage' | 'way' | 'before'>,
): AddressNote | undefined {
  const zone = zoneBetween(from, to);
  if (!chosen || !before || !zone) return undefined;
  const seen = deliveriesFor(variants, postage, { from, to: before.to });
  const known = seen.find(({ method }) => method === chosen.method);
  if (!known) return undefined;
  const moreCents = chosen.cents - known.cents;
  const moreDays = (chosen.days ?? 0) - (known.days ?? 0);
  const than = before.to ? 'usual-address' : 'nearby';
  return moreCents === 0 && moreDays === 0 ? undefined : { zone, than, moreCents, moreDays };
}

/** What a code takes off goods of this value: never more than all of it. */
export function discountOf(
  { percent, amountCents }: { percent: number | null; amountCents: number | null },
  goodsCents: number,
): number {
  const wanted = percent === null ? (amountCents ?? 0) : Math.round((goodsCents * percent) / 100);
  return Math.min(wanted, goodsCents);
}

export interface PricedLine extends CartedLine {
  discountCents: number;
  totalCents: number;
  gstCents: number;
}

export interface PricedGroup {
  sellerId: number;
  lines: PricedLine[];
  deliveries: Delivery[];
  /** None if the shop does not deliver there. */
  chosen: Delivery | undefined;
  notes: PostageNote[];
  addressNote: AddressNote | undefined;
  freeOverCents: number | null;
  subTotalCents: number;
  discountCents: number;
  postageCents: number;
  gstCents: number;
  totalCents: number;
}

export interface GroupTerms {
  sellerId: number;
  postage: Postage | undefined;
  /** The seller's postage when the buyer last saw it. */
  seen?: PostageTerms | undefined;
  way?: Way;
  /** What the address is compared with: the usual one, or if that is unknown the shop's surroundings. */
  before?: { to: PostageEnd | undefined } | undefined;
  /** What of the price is tax; none where the seller is not registered for it. */
  gstPercent: number;
  /** The requested method; the first one if it is not offered. */
  method: string | undefined;
  discount: (goodsCents: number) => number;
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** The cost of one seller's part, line by line. */
export function priceGroup(variants: readonly CartedLine[], terms: GroupTerms): PricedGroup | undefined {
  const { sellerId, postage, gstPercent, method, discount, way = {} } = terms;
  if (variants.length === 0) return undefined;
  const deliveries = deliveriesFor(variants, postage, way);
  const chosen = deliveryNamed(deliveries, method) ?? deliveries[0];
  const postageCents = chosen?.cents ?? 0;

  const goods = variants.map(({ line, variant }) => variant.price.cents * line.quantity);
  const subTotalCents = sum(goods, (cents) => cents);
  const discountCents = discount(subTotalCents);
  const shares = splitOver(discountCents, goods);
  const lines = variants.map((carted, index) => {
    const share = shares[index] ?? 0;
    const totalCents = (goods[index] ?? 0) - share;
    const gstCents = carted.variant.isGstFree ? 0 : gstWithin(totalCents, gstPercent);
    return { ...carted, discountCents: share, totalCents, gstCents };
  });
  const isTaxed = variants.some(({ variant }) => !variant.isGstFree);
  const postageGst = isTaxed ? gstWithin(postageCents, gstPercent) : 0;
  return {
    sellerId,
    lines,
    deliveries,
    chosen,
    subTotalCents,
    discountCents,
    notes: postageNotes(variants, terms.seen, deliveries, way.to),
    addressNote: addressNote(variants, chosen, terms),
    freeOverCents: postage?.details.freeOverCents ?? null,
    postageCents,
    gstCents: sum(lines, (line) => line.gstCents) + postageGst,
    totalCents: subTotalCents - discountCents + postageCents,
  };
}
