import type { PackFacts } from '../../../../apps/api/src/modules/scanner/products/product.tables.ts';
import type { Motif, PackForm } from './recipe.ts';

/** A food of the demo market: what its pack tells now and told before, and how it looks. */
export interface WrittenFood {
  gtin: string;
  facts: PackFacts & { brand: string; quantity: string };
  /** Earlier recipes, the oldest first. */
  earlier: PackFacts[];
  form: PackForm;
  motif: Motif;
  taste: string;
}
