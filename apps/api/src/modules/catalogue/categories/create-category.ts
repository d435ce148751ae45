import type { CategoryFields } from '@souk/contract/modules/catalogue/categories';
import { slugOf } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';
import { checkParent } from './category.rules.ts';
import { type CategoryRow, categories } from './category.tables.ts';
import { lockTree, treeChanges } from './tree.ts';

/** Adds a category; by default with its parent's template and at the last position. */
export async function createCategory(tx: Tx, fields: CategoryFields): Promise<CategoryRow> {
  const tree = await lockTree(tx);
  const parent = checkParent(tree, { module: fields.type, pid: fields.pid ?? 0 });
  const slug = slugOf(fields.slug ?? fields.name);
  if (!slug) throw fieldProblem('slug', 'Slug is required.');

  const [row] = await tx
    .insert(categories)
    .values({
      module: fields.type,
      parentId: parent?.id ?? null,
      name: fields.name,
      slug,
      text: fields.text ?? null,
      template: fields.template_slug ?? parent?.template ?? null,
      imagePath: fields.image ?? null,
      icon: fields.icon ?? parent?.icon ?? 'tag',
      art: parent?.art ?? 'bag',
      isFeatured: fields.is_featured ?? false,
      isActive: fields.is_active ?? true,
      position: fields.position ?? (tree.children.get(parent?.id ?? 0)?.length ?? 0) + 1,
      updatedAt: clock.now(),
    })
    .returning()
    .catch((error: unknown) => {
      throw isDuplicate(error, 'categories_slug') ? fieldProblem('slug', 'This slug is taken.') : error;
    });
  if (!row) throw new Error('the category was not written');
  await treeChanges(tx);
  return row;
}
