import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../platform/db/database.ts';

interface OwnThing {
  id: number;
  title: string;
  isOffered: boolean;
}

/** A kind of things that sellers can name in what they take off. */
export interface Promotable {
  kind: string;
  sellerTypes: readonly SellerType[];
  /** Everything that is or was a seller's, in their order; what was deleted is no longer offered. */
  listOwn: (reader: Reader, sellerId: number) => Promise<OwnThing[]>;
}

const promotables = new Map<string, Promotable>();

/** Registers what a trade's sellers can name; its module calls this once. */
export function registerPromotable(promotable: Promotable): void {
  promotables.set(promotable.kind, promotable);
}

/** What sellers of a type can name; those of a trade without such things promote everything at once. */
export const promotableOf = (sellerType: SellerType): Promotable | undefined =>
  [...promotables.values()].find(({ sellerTypes }) => sellerTypes.includes(sellerType));
