import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { noteWorsened } from '../favourites/note-worsened.ts';
import { changesOf } from './changes-of.ts';
import { dayOf, judgePack } from './judge-pack.ts';
import { tellJudged } from './known-foods.ts';
import { writeProduct } from './product.queries.ts';
import { type PackFacts, type ProductRow, productVersions } from './product.tables.ts';

const factNames = [
  'name',
  'brand',
  'quantity',
  'category',
  'countries',
  'ingredients',
  'mainLanguage',
  'nutrition',
  'labels',
  'declared',
] as const;

const only = <T, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** What a product's pack states, without its judgement. */
export const factsOf = (product: ProductRow): PackFacts => only(product, factNames);

/**
 * Writes what a locked product's pack states now and judges it again; the difference becomes its next version.
 * Returns the updated product.
 */
export async function changeProduct(
  tx: Tx,
  product: ProductRow,
  facts: PackFacts,
  changedBy?: number,
): Promise<ProductRow> {
  const changes = changesOf(factsOf(product), facts);
  if (changes.length === 0) return product;
  const version = product.version + 1;
  await tx.insert(productVersions).values({
    productId: product.id,
    version,
    changedAt: clock.now(),
    changedBy: changedBy ?? null,
    changes,
  });
  const judgement = await judgePack(facts, dayOf(clock.now()), product.deskStatus);
  const changed = await writeProduct(tx, product, { ...facts, ...judgement, version });
  await noteWorsened(tx, [{ id: product.id, before: product.verdicts, after: changed.verdicts }]);
  await tellJudged(tx, changed);
  return changed;
}
