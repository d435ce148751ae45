import type { Category, CategoryModule } from '@souk/contract/modules/catalogue/categories';
import { type CategoryPlace, categoryLabel } from '../../lib/category-path.ts';

/** The fields of a category that menus need. */
export interface CategoryLeaf extends CategoryPlace {
  label: string;
}

export interface CategoryBranch extends CategoryLeaf {
  icon: string;
  children: CategoryLeaf[];
}

export type CategoryTree = Record<CategoryModule, CategoryBranch[]>;

const leafOf = (category: Category): CategoryLeaf => ({
  id: category.id,
  name: category.name,
  slug: category.slug,
  type: category.type,
  label: categoryLabel(category),
});

/** Categories of all levels as a tree by module, in their own order. */
export function treeOf(categories: readonly Category[]): CategoryTree {
  const ordered = categories.toSorted((a, b) => a.position - b.position);
  const branches = (type: CategoryModule): CategoryBranch[] =>
    ordered
      .filter((category) => category.type === type && category.pid === 0)
      .map((top) => ({
        ...leafOf(top),
        icon: top.icon,
        children: ordered.filter((child) => child.pid === top.id && child.type === type).map(leafOf),
      }));
  return { classified: branches('classified'), booking: branches('booking'), retail: branches('retail') };
}
