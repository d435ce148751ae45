import {
  type Category,
  listCategoriesBySlug,
  type TemplateSlug,
} from '@souk/contract/modules/catalogue/categories';
import { call } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';

/** As much of a category as the ad pages need. */
export type AdCategory = Pick<
  Category,
  'id' | 'name' | 'slug' | 'pid' | 'template_slug' | 'art' | 'is_featured'
>;

/** Categories change rarely and are the same for everyone: one call serves all pages for so long. */
const keptForMs = 60_000;

let kept: { categories: Promise<AdCategory[]>; untilMs: number } | undefined;

const slim = (categories: readonly Category[]): AdCategory[] =>
  categories
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, name, slug, pid, template_slug, art, is_featured }) => ({
      ...{ id, name, slug, pid, template_slug, art, is_featured },
    }));

/** The categories of ads at all levels, in their own order. */
export function loadAdCategories(args: PageArgs): Promise<AdCategory[]> {
  const nowMs = pageStateOf(args).now.getTime();
  if (kept && nowMs < kept.untilMs && nowMs >= kept.untilMs - keptForMs) return kept.categories;
  const categories = call(args, listCategoriesBySlug, { query: { type: 'classified' } }).then(slim);
  const fresh = { categories, untilMs: nowMs + keptForMs };
  kept = fresh;
  categories.catch(() => {
    if (kept === fresh) kept = undefined;
  });
  return categories;
}

/** The category with its parents, the widest first. */
export function lineOf(categories: readonly AdCategory[], category: AdCategory): AdCategory[] {
  const parent = categories.find(({ id }) => id === category.pid);
  return parent ? [...lineOf(categories, parent), category] : [category];
}

export const childrenOf = (categories: readonly AdCategory[], parentId: number): AdCategory[] =>
  categories.filter(({ pid }) => pid === parentId);

/** The one category all ads of a template lie below, if there is one; general ads lie below many. */
export function rootOf(categories: readonly AdCategory[], template: TemplateSlug): AdCategory | undefined {
  const roots = categories.filter(({ pid, template_slug }) => pid === 0 && template_slug === template);
  return roots.length === 1 ? roots[0] : undefined;
}
