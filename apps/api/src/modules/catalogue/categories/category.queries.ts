import type { CategoryModule } from '@souk/contract/modules/catalogue/categories';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { CategoryRow } from './category.tables.ts';
import { getTree, slugKey, type Tree } from './tree.ts';

/** A slug that the specification also spells another way (spec §2: the footer's `event`). */
const otherSpelling: Record<string, string> = { event: 'events' };

const isShown = (tree: Tree, row: CategoryRow): boolean => {
  if (!row.isActive) return false;
  const parent = row.parentId === null ? undefined : tree.byId.get(row.parentId);
  return parent ? isShown(tree, parent) : true;
};

/** The category, even if inactive: things in it still show its name. */
export async function findCategory(reader: Reader, id: number): Promise<CategoryRow | undefined> {
  return (await getTree(reader)).byId.get(id);
}

/** The category, inactive ones included. */
export async function getCategory(reader: Reader, id: number): Promise<CategoryRow> {
  const row = await findCategory(reader, id);
  if (!row) throw new Problem('record-not-found');
  return row;
}

/** A category on offer, and so are its parents. */
export async function getShownCategory(
  reader: Reader,
  id: number,
  module?: CategoryModule,
): Promise<CategoryRow> {
  const tree = await getTree(reader);
  const row = tree.byId.get(id);
  if (!row || !isShown(tree, row) || (module && row.module !== module)) throw new Problem('record-not-found');
  return row;
}

/** The category and everything above it, root first. */
export async function categoryPath(reader: Reader, id: number): Promise<CategoryRow[]> {
  const { byId } = await getTree(reader);
  const path: CategoryRow[] = [];
  for (let row = byId.get(id); row; row = row.parentId === null ? undefined : byId.get(row.parentId))
    path.unshift(row);
  if (path.length === 0) throw new Problem('record-not-found');
  return path;
}

/** Ids of the category itself and of everything beneath it. */
export async function categoriesBelow(reader: Reader, id: number): Promise<number[]> {
  const { children } = await getTree(reader);
  const found = [id];
  for (const parent of found) found.push(...(children.get(parent) ?? []).map((child) => child.id));
  return found;
}

/** Categories on offer right under a parent, by position; the parent 0 is the top. */
export async function listChildren(reader: Reader, parentId: number): Promise<CategoryRow[]> {
  const tree = await getTree(reader);
  return (tree.children.get(parentId) ?? []).filter((row) => isShown(tree, row));
}

interface Wanted {
  module?: CategoryModule | undefined;
  level?: 'top' | 'sub';
}

/** Categories on offer of one module or all, at the top, beneath it or both, families together. */
export async function listCategories(reader: Reader, { module, level }: Wanted): Promise<CategoryRow[]> {
  const tree = await getTree(reader);
  return tree.inOrder.filter(
    (row) =>
      isShown(tree, row) &&
      (!module || row.module === module) &&
      (!level || (level === 'top') === (row.parentId === null)),
  );
}

/** The category on offer with this slug in a module. */
export async function findCategoryBySlug(
  reader: Reader,
  module: CategoryModule,
  slug: string,
): Promise<CategoryRow | undefined> {
  const tree = await getTree(reader);
  const row =
    tree.bySlug.get(slugKey(module, slug)) ?? tree.bySlug.get(slugKey(module, otherSpelling[slug] ?? slug));
  return row && isShown(tree, row) ? row : undefined;
}
