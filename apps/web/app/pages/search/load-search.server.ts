import { isFoodShelf } from '@souk/contract/modules/food/shelves';
import { search } from '@souk/contract/modules/search/search';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { type FoodProfile, foodQuestions } from '../../modules/food/index.ts';
import { loadProfile } from '../../modules/scanner/index.server.ts';
import { callQuery } from '../../modules/search/index.ts';
import { loadCategoryTree } from '../../shell/categories/category-tree.server.ts';
import type { CategoryLeaf, CategoryTree } from '../../shell/categories/category-tree.ts';
import { type Asked, isSearch, readAsked } from './search-asked.ts';

type Found = Awaited<ReturnType<typeof ask>>;

const ask = (args: PageArgs, { filters, module, categoryId }: Asked) =>
  call(args, search, {
    query: {
      ...callQuery(filters),
      ...(module ? { module } : {}),
      ...(categoryId === undefined ? {} : { category_id: categoryId }),
      facets: true,
    },
  });

/** A search that the API refuses is a page that says so, with everything typed still there. */
async function askOrRefusal(args: PageArgs, asked: Asked): Promise<Found | { refusal: string }> {
  try {
    return await ask(args, asked);
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return { refusal: error.message };
    throw error;
  }
}

/** The path of categories from the top to the requested one. */
function lineTo(tree: CategoryTree | null, id: number | undefined): CategoryLeaf[] {
  if (!tree || id === undefined) return [];
  for (const branch of [...tree.classified, ...tree.retail, ...tree.booking]) {
    if (branch.id === id) return [branch];
    const child = branch.children.find((leaf) => leaf.id === id);
    if (child) return [branch, child];
  }
  return [];
}

export interface CategoryChoice extends CategoryLeaf {
  count: number;
}

/** The next level of categories with what would be found there; those without anything are left out. */
function choicesBelow(tree: CategoryTree | null, asked: Asked, found: Found): CategoryChoice[] {
  if (!tree || !found.facets) return [];
  const counts = new Map(found.facets.categories.map(({ id, count }) => [id, count]));
  const tops = [...tree.classified, ...tree.retail, ...tree.booking];
  const level: CategoryLeaf[] =
    asked.categoryId === undefined ? tops : (tops.find(({ id }) => id === asked.categoryId)?.children ?? []);
  return level
    .map(({ id, name, slug, type, label }) => ({ id, name, slug, type, label, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** The filters for foods, if the results are foods. */
function questionsOf(found: Found, asked: Asked, line: readonly CategoryLeaf[], profile: FoodProfile) {
  const counted = new Map(found.facets?.facets.map(({ slug, values }) => [slug, values]));
  const chosen = Object.keys(asked.filters.attributes);
  const isShelf = isFoodShelf(line.map(({ slug }) => slug));
  return foodQuestions({ counted, chosen, total: found.total, isShelf }, profile);
}

/** What the search page shows: results with their counts, or what is missing. */
export async function loadSearch(args: PageArgs) {
  const { searchParams } = new URL(args.request.url);
  const asked = readAsked(searchParams);
  const isFiltering = searchParams.has('filters');
  const [tree, profile] = await Promise.all([orNull(loadCategoryTree(args)), loadProfile(args)]);
  const line = lineTo(tree, asked.categoryId);
  const empty = { asked, line, isFiltering, choices: [], results: null, refusal: null, food: null, profile };
  if (!isSearch(asked)) return { ...empty, wasSent: searchParams.has('keyword') };

  const found = await askOrRefusal(args, asked);
  if ('refusal' in found) return { ...empty, refusal: found.refusal, wasSent: true };
  return {
    ...empty,
    wasSent: true,
    results: found,
    choices: choicesBelow(tree, asked, found),
    food: questionsOf(found, asked, line, profile),
  };
}

export type SearchPage = Awaited<ReturnType<typeof loadSearch>>;
