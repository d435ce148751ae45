import { listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { call } from '../../lib/api.server.ts';
import { keptFor } from '../../lib/kept.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { type CategoryLeaf, type CategoryTree, treeOf } from './category-tree.ts';

/** All categories by module. */
export const loadCategoryTree = keptFor(
  60_000,
  async (args): Promise<CategoryTree> => treeOf(await call(args, listCategoriesBySlug, { query: {} })),
);

const shownInFooter = 6;

export interface FooterCategories {
  classified: CategoryLeaf[];
  booking: CategoryLeaf[];
  retail: CategoryLeaf[];
}

/** The category lists of the footer; null if they cannot be loaded. */
export async function loadFooterCategories(args: PageArgs): Promise<FooterCategories | null> {
  const tree = await loadCategoryTree(args).catch(() => null);
  if (!tree) return null;
  const first = (branches: CategoryTree['classified']): CategoryLeaf[] =>
    branches.slice(0, shownInFooter).map(({ children: _children, icon: _icon, ...leaf }) => leaf);
  return { classified: first(tree.classified), booking: first(tree.booking), retail: first(tree.retail) };
}
