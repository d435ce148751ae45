import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { categories } from './category.tables.ts';
import { lockTree, treeChanges } from './tree.ts';

/** PostgreSQL's foreign key violation: the row is referenced. */
const isReferenced = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && (cause.code === '23503' || cause.code === '23001');
};

/** Pages of the product refer to these ids: spec §9. */
const reservedIds = new Set([40, 53, 55, 122, 137]);

/** Deletes an unused category: no child, no ad, no business. */
export async function deleteCategory(tx: Tx, id: number): Promise<void> {
  const tree = await lockTree(tx);
  if (!tree.byId.has(id)) throw new Problem('record-not-found');
  if (tree.children.has(id) || reservedIds.has(id)) throw new Problem('category-in-use');

  await tx
    .delete(categories)
    .where(eq(categories.id, id))
    .catch((error: unknown) => {
      throw isReferenced(error) ? new Problem('category-in-use') : error;
    });
  await treeChanges(tx);
}
