import {
  type Category,
  listCategoriesBySlug,
  type TemplateSlug,
} from '@souk/contract/modules/catalogue/categories';
import { call } from '../../lib/api.server.ts';
import { categoryLabel } from '../../lib/category-path.ts';
import { keptFor } from '../../lib/kept.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { Trade } from './listing-trade.ts';

/** The fields of a category that lists need. */
export type ListingCategory = Pick<
  Category,
  'id' | 'name' | 'slug' | 'pid' | 'template_slug' | 'art' | 'is_featured'
>;

const slim = (categories: readonly Category[]): ListingCategory[] =>
  categories
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, name, text, type, slug, pid, template_slug, art, is_featured }) => ({
      id,
      slug,
      pid,
      template_slug,
      art,
      is_featured,
      name: categoryLabel({ name, text, type }),
    }));

/** Categories change rarely and are the same for everyone: one call serves all pages for this long. */
const keptForMs = 60_000;

const load = (type: Trade) =>
  keptFor(keptForMs, async (args) => slim(await call(args, listCategoriesBySlug, { query: { type } })));

const loads = { classified: load('classified'), retail: load('retail'), booking: load('booking') };

/** The categories of a trade at all levels, in their own order. */
export const loadListingCategories = (args: PageArgs, trade: Trade): Promise<ListingCategory[]> =>
  loads[trade](args);

/** The category with its parents, the widest first. */
export function lineOf(categories: readonly ListingCategory[], category: ListingCategory): ListingCategory[] {
  const parent = categories.find(({ id }) => id === category.pid);
  return parent ? [...lineOf(categories, parent), category] : [category];
}

export const childrenOf = (categories: readonly ListingCategory[], parentId: number): ListingCategory[] =>
  categories.filter(({ pid }) => pid === parentId);

/** The one category that contains all things of a template, if there is one; general templates have many. */
export function rootOf(
  categories: readonly ListingCategory[],
  template: TemplateSlug,
): ListingCategory | undefined {
  const roots = categories.filter(({ pid, template_slug }) => pid === 0 && template_slug === template);
  return roots.length === 1 ? roots[0] : undefined;
}
