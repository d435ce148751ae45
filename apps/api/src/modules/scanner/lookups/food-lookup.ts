import type { PackFacts } from '../products/product.tables.ts';

/** Asks others what they know of a code that we do not. */
export interface FoodLookup {
  /** Undefined where they do not know it either; throws where they do not answer. */
  find: (gtin: string) => Promise<PackFacts | undefined>;
}
