import type { EditedCategory } from '@souk/contract/modules/admin/categories';

export interface Branch {
  category: EditedCategory;
  depth: number;
  children: Branch[];
}

/** Categories of one module as a tree, in the order of their positions. */
export function treeOf(categories: readonly EditedCategory[], parentId = 0, depth = 0): Branch[] {
  return categories
    .filter(({ pid }) => pid === parentId)
    .map((category) => ({ category, depth, children: treeOf(categories, category.id, depth + 1) }));
}

const flat = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...flat(branch.children)]);

/** The possible parents of this category: not itself and none of its descendants. */
export function parentsFor(categories: readonly EditedCategory[], id: number | undefined): Branch[] {
  const own = new Set<number>();
  for (const branch of flat(treeOf(categories)))
    if (branch.category.id === id)
      for (const { category } of [branch, ...flat(branch.children)]) own.add(category.id);
  return flat(treeOf(categories)).filter(({ category }) => !own.has(category.id));
}
