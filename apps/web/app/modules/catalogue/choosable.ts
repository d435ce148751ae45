import type { Category } from '@souk/contract/modules/catalogue/categories';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { categoryLabel } from '../../lib/category-path.ts';

export interface ChoosableCategory {
  id: number;
  label: string;
  /** The label of the category above. */
  parent: string;
}

export interface CategoryGroup {
  id: number;
  label: string;
  icon: string;
  module: 'classified' | 'retail';
  template: string | null;
  slug: string;
  children: ChoosableCategory[];
}

/** Car dealers sell under this top category. */
const motorsSlug = 'motors';

/** Whether a kind of account may post below a top category: private users everywhere, sellers in their trade. */
export function mayChoose(type: SellerType, top: Pick<Category, 'type' | 'template_slug' | 'slug'>): boolean {
  if (type === 'private') return top.type === 'classified' || top.type === 'retail';
  if (type === 'retail') return top.type === 'retail';
  if (top.type !== 'classified') return false;
  if (type === 'job') return top.template_slug === 'job';
  if (type === 'real_estate') return top.template_slug === 'realestate';
  return type === 'car_dealer' && top.slug === motorsSlug;
}

/** The categories that this account may post in, by their top category. */
export function categoryGroups(categories: readonly Category[], type: SellerType): CategoryGroup[] {
  const ordered = categories.toSorted((a, b) => a.position - b.position);
  return ordered
    .filter((top) => top.pid === 0 && mayChoose(type, top))
    .map((top) => {
      const label = categoryLabel(top);
      const children = ordered.filter(({ pid }) => pid === top.id);
      const leaves = children.length > 0 ? children : [top];
      return {
        id: top.id,
        label,
        icon: top.icon,
        module: top.type === 'retail' ? 'retail' : 'classified',
        template: top.template_slug,
        slug: top.slug,
        children: leaves.map((child) => ({ id: child.id, label: categoryLabel(child), parent: label })),
      };
    });
}

/** Categories whose own or parent's name contains every word; names that begin with the first word come first. */
export function searchGroups(groups: readonly CategoryGroup[], typed: string): ChoosableCategory[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const rank = ({ label }: ChoosableCategory) => (label.toLocaleLowerCase().startsWith(first) ? 0 : 1);
  return groups
    .flatMap(({ children }) => children)
    .filter(({ label, parent }) =>
      words.every((word) => `${label} ${parent}`.toLocaleLowerCase().includes(word)),
    )
    .toSorted((a, b) => rank(a) - rank(b));
}

export interface ChosenCategory extends ChoosableCategory {
  parentId: number;
  module: 'classified' | 'retail';
  template: 'general' | 'job' | 'realestate';
  /** The slug of its top category. */
  topSlug: string;
}

const templates = ['general', 'job', 'realestate'] as const;

/** The chosen category, if this account may post there. */
export function chosenIn(groups: readonly CategoryGroup[], id: number | null): ChosenCategory | null {
  for (const group of groups) {
    const child = group.children.find((each) => each.id === id);
    const template = templates.find((name) => name === group.template) ?? 'general';
    if (child) return { ...child, parentId: group.id, module: group.module, template, topSlug: group.slug };
  }
  return null;
}
