import type { Postage } from '../../sellers/index.ts';
import { isFreeOver } from '../lists/delivery.rules.ts';
import type { CartLineRow } from './cart.tables.ts';
import type { Ware } from './ware.queries.ts';

/** A line with what it is of; without one it is gone for good. */
export interface CartedWare {
  line: Pick<CartLineRow, 'id' | 'variantId' | 'quantity' | 'seenCents' | 'isSaved'>;
  ware: Ware;
}

export type Note =
  | { kind: 'price-changed'; fromCents: number; toCents: number }
  | { kind: 'stock-short'; free: number }
  | { kind: 'gone' };

/** What has changed since the buyer saw the line. */
export function notesOf({ line, ware }: CartedWare): Note[] {
  if (!ware.isOnSale) return [{ kind: 'gone' }];
  const notes: Note[] = [];
  if (ware.price.cents !== line.seenCents)
    notes.push({ kind: 'price-changed', fromCents: line.seenCents, toCents: ware.price.cents });
  if (ware.free < line.quantity) notes.push({ kind: 'stock-short', free: Math.max(0, ware.free) });
  return notes;
}

export const isAvailable = ({ ware }: CartedWare): boolean => ware.isOnSale && ware.free > 0;

/** The tax inside a price that includes it, halves of a cent up. */
export const gstWithin = (cents: number, gstPercent: number): number =>
  Math.round((cents * gstPercent) / (100 + gstPercent));

/** Splits an amount over parts by their size, to the cent: the largest remainders get what is left over. */
export function splitOver(cents: number, sizes: readonly number[]): number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole === 0) return sizes.map(() => 0);
  const exact = sizes.map((size) => (cents * size) / whole);
  const shares = exact.map(Math.floor);
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

export interface Delivery {
  method: string;
  name: string;
  cents: number;
  isPickup: boolean;
  days: number | null;
  dispatchDays: number | null;
}

export const pickup = { method: 'pickup', name: 'Pick up' } as const;
/** Stands in where a shop has said nothing of how it posts. */
const plainPostage = { name: 'Postage', priceCents: 0, days: null };

const subTotalOf = (wares: readonly CartedWare[]): number =>
  wares.reduce((sum, { line, ware }) => sum + ware.price.cents * line.quantity, 0);

/** Postage that products have of their own, once per product. */
function ownPostage(wares: readonly CartedWare[]): number {
  const byProduct = new Map(wares.map(({ ware }) => [ware.productId, ware.postageCents ?? 0]));
  return [...byProduct.values()].reduce((sum, cents) => sum + cents, 0);
}

/** How one seller's part can reach the buyer: his methods in his order, then pick-up. */
export function deliveriesFor(wares: readonly CartedWare[], postage: Postage | undefined): Delivery[] {
  const { freeOverCents = null, hasPickup = false, dispatchDays = null } = postage?.details ?? {};
  const isFree = isFreeOver(subTotalOf(wares), freeOverCents);
  const usesMethod = wares.some(({ ware }) => ware.postageCents === null);
  const own = ownPostage(wares);
  const priceOf = (methodCents: number) => (isFree ? 0 : own + (usesMethod ? methodCents : 0));

  const isPickupOnly = hasPickup && postage?.methods.length === 0 && usesMethod;
  const methods = postage?.methods.length ? postage.methods : isPickupOnly ? [] : [plainPostage];
  const posted = methods.map(({ name, priceCents, days }) => ({
    ...{ method: name, name, cents: priceOf(priceCents), isPickup: false, days, dispatchDays },
  }));
  const mayPickUp = hasPickup || wares.every(({ ware }) => ware.hasPickup);
  if (!mayPickUp) return posted;
  return [...posted, { ...pickup, cents: 0, isPickup: true, days: null, dispatchDays }];
}

/** At least so much of the goods is left to be paid, whatever a code says: a payment of nothing can not be made. */
const leastCents = 100;

/** What a code takes off goods of this worth. */
export function discountOf(
  { percent, amountCents }: { percent: number | null; amountCents: number | null },
  goodsCents: number,
): number {
  const wanted = percent === null ? (amountCents ?? 0) : Math.round((goodsCents * percent) / 100);
  return Math.max(0, Math.min(wanted, goodsCents - leastCents));
}

export interface PricedLine extends CartedWare {
  discountCents: number;
  totalCents: number;
  gstCents: number;
}

export interface PricedGroup {
  sellerId: number;
  lines: PricedLine[];
  deliveries: Delivery[];
  chosen: Delivery;
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
  /** What of the price is tax; none where the seller is not registered for it. */
  gstPercent: number;
  /** The method that was asked for; the first one where it is not offered. */
  method: string | undefined;
  discount: (goodsCents: number) => number;
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** What one seller's part costs, line by line. */
export function priceGroup(wares: readonly CartedWare[], terms: GroupTerms): PricedGroup | undefined {
  const { sellerId, postage, gstPercent, method, discount } = terms;
  const deliveries = deliveriesFor(wares, postage);
  const chosen = deliveries.find((delivery) => delivery.method === method) ?? deliveries[0];
  if (!chosen || wares.length === 0) return undefined;

  const goods = wares.map(({ line, ware }) => ware.price.cents * line.quantity);
  const subTotalCents = sum(goods, (cents) => cents);
  const discountCents = discount(subTotalCents);
  const shares = splitOver(discountCents, goods);
  const lines = wares.map((carted, index) => {
    const share = shares[index] ?? 0;
    const totalCents = (goods[index] ?? 0) - share;
    const gstCents = carted.ware.isGstFree ? 0 : gstWithin(totalCents, gstPercent);
    return { ...carted, discountCents: share, totalCents, gstCents };
  });
  const isTaxed = wares.some(({ ware }) => !ware.isGstFree);
  const postageGst = isTaxed ? gstWithin(chosen.cents, gstPercent) : 0;
  return {
    ...{ sellerId, lines, deliveries, chosen, subTotalCents, discountCents },
    freeOverCents: postage?.details.freeOverCents ?? null,
    postageCents: chosen.cents,
    gstCents: sum(lines, (line) => line.gstCents) + postageGst,
    totalCents: subTotalCents - discountCents + chosen.cents,
  };
}
