import { listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { call } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { type CategoryLeaf, type CategoryTree, treeOf } from './category-tree.ts';

/** Categories change rarely and are the same for everyone: one call serves all pages for so long. */
const keptForMs = 60_000;

let kept: { tree: Promise<CategoryTree>; untilMs: number } | undefined;

/** All categories by module. */
export function loadCategoryTree(args: PageArgs): Promise<CategoryTree> {
  const nowMs = pageStateOf(args).now.getTime();
  if (kept && nowMs < kept.untilMs && nowMs >= kept.untilMs - keptForMs) return kept.tree;
  const tree = call(args, listCategoriesBySlug, { query: {} }).then(treeOf);
  const fresh = { tree, untilMs: nowMs + keptForMs };
  kept = fresh;
  tree.catch(() => {
    if (kept === fresh) kept = undefined;
  });
  return tree;
}

const shownInFooter = 6;

export interface FooterCategories {
  classified: CategoryLeaf[];
  booking: CategoryLeaf[];
  retail: CategoryLeaf[];
}

/** The category lists of the footer; without them the page still stands. */
export async function loadFooterCategories(args: PageArgs): Promise<FooterCategories | null> {
  const tree = await loadCategoryTree(args).catch(() => null);
  if (!tree) return null;
  const first = (branches: CategoryTree['classified']): CategoryLeaf[] =>
    branches.slice(0, shownInFooter).map(({ children: _children, icon: _icon, ...leaf }) => leaf);
  return { classified: first(tree.classified), booking: first(tree.booking), retail: first(tree.retail) };
}
