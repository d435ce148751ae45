import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { foodJudged, type KnownFood } from '../../food/index.ts';
import { productPath } from './code.rules.ts';
import { isPublic } from './product.policy.ts';
import { type ProductRow, products } from './product.tables.ts';

const judgementOf = (product: ProductRow): KnownFood['judgement'] =>
  product.declared || Object.keys(product.ingredients).length > 0
    ? {
        verdicts: product.verdicts,
        reasons: product.reasons,
        diets: product.diets,
        allergens: product.allergens,
        mayContain: product.mayContain,
        conflicts: [],
        usually: product.usualAllergens,
        isWhole: product.isWhole,
      }
    : null;

/** The public facts of the foods with these codes, in one query. */
export async function listKnownFoods(reader: Reader, gtins: readonly string[]): Promise<KnownFood[]> {
  const rows = await reader
    .select()
    .from(products)
    .where(and(inArray(products.gtin, [...gtins]), eq(products.state, 'verified')));
  return rows.map((product) => ({
    gtin: product.gtin,
    path: productPath(product.id),
    labels: product.labels,
    judgement: judgementOf(product),
  }));
}

/** Tells modules that sell the food that its judgement has changed; nobody sells a food that is not public. */
export async function tellJudged(tx: Tx, product: ProductRow): Promise<void> {
  if (isPublic(product)) await publish(tx, foodJudged, { gtins: [product.gtin] });
}
