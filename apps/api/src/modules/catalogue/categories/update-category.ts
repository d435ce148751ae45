import type { CategoryChanges } from '@souk/contract/modules/catalogue/categories';
import { slugOf } from '@souk/contract/shared/values';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate, Problem } from '../../../platform/errors.ts';
import { checkParent } from './category.rules.ts';
import { type CategoryRow, categories } from './category.tables.ts';
import { lockTree, treeChanges } from './tree.ts';

/** Only the given columns. */
function changedColumns({ name, slug, text, template_slug, image, icon, ...rest }: CategoryChanges) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(slug === undefined ? {} : { slug: slugOf(slug) }),
    ...(text === undefined ? {} : { text }),
    ...(template_slug === undefined ? {} : { template: template_slug }),
    ...(image === undefined ? {} : { imagePath: image }),
    ...(icon === undefined ? {} : { icon }),
    ...(rest.pid === undefined ? {} : { parentId: rest.pid || null }),
    ...(rest.is_featured === undefined ? {} : { isFeatured: rest.is_featured }),
    ...(rest.is_active === undefined ? {} : { isActive: rest.is_active }),
    ...(rest.position === undefined ? {} : { position: rest.position }),
  };
}

/** Changes a category; the slug stays unless a new one is given, so that its pages keep their address. */
export async function updateCategory(tx: Tx, id: number, changes: CategoryChanges): Promise<CategoryRow> {
  const tree = await lockTree(tx);
  const known = tree.byId.get(id);
  if (!known) throw new Problem('record-not-found');
  if (changes.pid !== undefined) checkParent(tree, { id, module: known.module, pid: changes.pid });
  const columns = changedColumns(changes);
  if (columns.slug === '') throw fieldProblem('slug', 'Slug is required.');

  const [row] = await tx
    .update(categories)
    .set({ ...columns, updatedAt: clock.now() })
    .where(eq(categories.id, id))
    .returning()
    .catch((error: unknown) => {
      throw isDuplicate(error, 'categories_slug') ? fieldProblem('slug', 'This slug is taken.') : error;
    });
  if (!row) throw new Problem('record-not-found');
  await treeChanges(tx);
  return row;
}
