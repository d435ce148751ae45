import type { Cart, CartGroup, CartItem, CartMerge } from '@souk/contract/modules/retail/carts';
import { type Money, moneyOf } from '@souk/contract/shared/values';
import { countFor } from '../../../platform/counters.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { findDefaultAddress } from '../../locations/index.ts';
import type { BusinessCard, PostageEnd } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { placeOfAddress } from '../lists/place-of.ts';
import type { FilledCart } from './add-to-cart.ts';
import {
  type AddressNote,
  type CartedLine,
  isAvailable,
  type Note,
  notesOf,
  type PricedGroup,
} from './cart.rules.ts';
import { findContents } from './cart-contents.queries.ts';
import { buyerIn, type CartOwner } from './cart-owner.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

type Currency = Money['currency'];

function presentNote(note: Note, currency: Currency): CartItem['notes'][number] {
  if (note.kind !== 'price-changed') return note;
  const money = moneyOf(currency);
  return { kind: note.kind, from: money(note.fromCents), to: money(note.toCents) };
}

export function presentItem(carted: CartedLine): CartItem {
  const { line, variant } = carted;
  const money = moneyOf(variant.currency);
  return {
    item_id: variant.variantId,
    product_id: variant.productId,
    title: variant.title,
    options: variant.options,
    image: variant.imagePath,
    path: variant.isOnSale ? variant.path : null,
    seller_id: variant.sellerId,
    quantity: line.quantity,
    unit_price: money(variant.price.cents),
    seen_price: money(line.seenCents),
    was_price: variant.price.wasCents === null ? null : money(variant.price.wasCents),
    line_total: money(variant.price.cents * line.quantity),
    free: Math.max(0, variant.free),
    available: isAvailable(carted),
    notes: notesOf(carted).map((note) => presentNote(note, variant.currency)),
    saved_for_later: line.isSaved,
  };
}

const presentAddressNote = (note: AddressNote | undefined, currency: Currency): CartGroup['address_note'] =>
  note
    ? {
        zone: note.zone,
        than: note.than,
        more: { cents: note.moreCents, currency },
        more_days: note.moreDays,
      }
    : null;

export function presentGroup(
  group: PricedGroup,
  card: BusinessCard | undefined,
  currency: Currency,
): CartGroup {
  const money = moneyOf(currency);
  return {
    seller: {
      id: group.sellerId,
      name: card?.businessName ?? '',
      image: card?.logoPath ?? null,
      slug: card?.slug ?? null,
      suburb: card?.suburb ?? null,
    },
    item_ids: group.lines.map(({ variant }) => variant.variantId),
    deliveries: group.deliveries.map(({ method, name, cents, isFrom, isPickup, days, dispatchDays }) => ({
      method,
      name,
      price: money(cents),
      is_from: isFrom,
      is_free: cents === 0,
      is_pickup: isPickup,
      days,
      dispatch_days: dispatchDays,
    })),
    chosen: group.chosen?.method ?? '',
    notes: group.notes.map(({ method, fromCents, toCents }) => ({
      kind: 'postage-changed' as const,
      method,
      from: money(fromCents),
      to: toCents === null ? null : money(toCents),
    })),
    address_note: presentAddressNote(group.addressNote, currency),
    free_over: group.freeOverCents === null ? null : money(group.freeOverCents),
    sub_total: money(group.subTotalCents),
    discount: money(group.discountCents),
    postage: money(group.postageCents),
    gst: money(group.gstCents),
    total: money(group.totalCents),
  };
}

/** The totals of all groups, as the foot of a cart or checkout shows them. */
export function presentSums(groups: readonly PricedGroup[], currency: Currency) {
  const money = moneyOf(currency);
  const sum = (of: (group: PricedGroup) => number) =>
    money(groups.reduce((total, group) => total + of(group), 0));
  return {
    sub_total: sum((group) => group.subTotalCents),
    discount: sum((group) => group.discountCents),
    postage: sum((group) => group.postageCents),
    gst: sum((group) => group.gstCents),
    total: sum((group) => group.totalCents),
  };
}

const nothing: PricedCart = {
  wanted: [],
  saved: [],
  groups: [],
  terms: new Map(),
  needsAcceptance: false,
};

/** Where the buyer usually has things delivered. */
async function homeOf(reader: Reader, buyerId: number | undefined): Promise<PostageEnd | undefined> {
  const address = buyerId === undefined ? undefined : await findDefaultAddress(reader, buyerId);
  return address && placeOfAddress(address);
}

async function presentPriced(
  reader: Reader,
  owner: CartOwner | undefined,
  { wanted, saved, groups, terms, needsAcceptance }: PricedCart,
  counters: Record<string, number>,
): Promise<Omit<Cart, 'merged'>> {
  const { currency } = await getSettings(reader);
  const { discount: _none, ...sums } = presentSums(groups, currency);
  return {
    cart_count: wanted.length,
    wishlist_count: counters.wishlist_count ?? 0,
    cartItems: wanted.map(presentItem),
    saved: saved.map(presentItem),
    groups: groups.map((group) => presentGroup(group, terms.get(group.sellerId)?.card, currency)),
    ...sums,
    needs_acceptance: needsAcceptance,
    is_guest: !owner || !('userId' in owner),
  };
}

/** The owner's cart right now; a visitor without one sees an empty cart. */
export async function presentCart(
  reader: Reader,
  owner: CartOwner | undefined,
  merged: CartMerge[] = [],
): Promise<Cart> {
  const buyerId = owner && buyerIn(owner);
  const [contents, to, counters] = await Promise.all([
    owner && findContents(reader, owner),
    homeOf(reader, buyerId),
    buyerId === undefined ? {} : countFor(reader, buyerId),
  ]);
  const priced = contents ? await priceCart(reader, contents, { deliveries: {}, to }) : nothing;
  return { ...(await presentPriced(reader, owner, priced, counters)), merged };
}

/** The same for a cart that a verb changes, without reading again what the verb has read. */
export async function presentFilled(
  reader: Reader,
  owner: CartOwner,
  filling: Promise<FilledCart>,
  merged: CartMerge[],
): Promise<Cart> {
  const [{ contents, counters }, to] = await Promise.all([filling, homeOf(reader, buyerIn(owner))]);
  const priced = await priceCart(reader, contents, { deliveries: {}, to });
  return { ...(await presentPriced(reader, owner, priced, counters)), merged };
}
