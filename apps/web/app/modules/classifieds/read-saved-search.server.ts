import type { PageArgs } from '../../lib/page-state.server.ts';
import { type AdCategory, loadAdCategories, rootOf } from './ad-categories.server.ts';
import { callBody, readFilters } from './listing-filters.ts';
import { parseClassifiedPath } from './parse-classified-path.ts';

/** The category an address of the lists is about. */
export function categoryOf(categories: readonly AdCategory[], pathname: string): AdCategory | undefined {
  const path = parseClassifiedPath(pathname);
  const wanted = path?.categories.at(-1);
  if (wanted === undefined) return path?.template && rootOf(categories, path.template);
  return categories.find(({ id, slug }) => id === wanted || slug === wanted);
}

/** A list's address as a search to be saved. */
export async function readSavedSearch(args: PageArgs, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://souk.invalid');
  const path = parseClassifiedPath(pathname);
  const category = categoryOf(await loadAdCategories(args), pathname);
  const filters = { ...(path?.keyword ? { keyword: path.keyword } : {}), ...readFilters(searchParams) };
  return {
    filters,
    query: { ...callBody(filters), ...(category ? { category_id: category.id } : {}) },
    category: category ? { id: category.id, name: category.name, slug: category.slug } : null,
    screen: path?.screen ?? 'filter',
    group: null,
    template: path?.template ?? null,
    businessName: null,
  };
}
