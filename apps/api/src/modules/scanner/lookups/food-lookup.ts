import type { PackFacts } from '../products/product.tables.ts';

/** Asks another source about a code that we do not know. */
export interface FoodLookup {
  /** Undefined if that source does not know it either; throws if it does not answer. */
  find: (gtin: string) => Promise<PackFacts | undefined>;
}
