import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../platform/db/database.ts';

/** A kind of things that sellers can name in what they take off. */
export interface Promotable {
  kind: string;
  sellerTypes: readonly SellerType[];
  /** A seller's own things in their order, whether everybody sees them or not. */
  listOwn: (reader: Reader, sellerId: number) => Promise<{ id: number; title: string }[]>;
}

const promotables = new Map<string, Promotable>();

/** Registers what a trade's sellers can name; its module calls this once. */
export function registerPromotable(promotable: Promotable): void {
  promotables.set(promotable.kind, promotable);
}

/** What sellers of a type can name; those of a trade without such things promote everything at once. */
export const promotableOf = (sellerType: SellerType): Promotable | undefined =>
  [...promotables.values()].find(({ sellerTypes }) => sellerTypes.includes(sellerType));
