import { listSavedSearches } from '@souk/contract/modules/favourites/saved-searches';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadCategoryTree } from '../../shell/categories/category-tree.server.ts';
import { filterParts } from './filter-parts.ts';
import { runPath } from './run-path.ts';

/** Category id → its label, over all modules and levels. */
async function loadLabels(args: PageArgs): Promise<Map<number, string>> {
  const tree = await loadCategoryTree(args);
  const branches = Object.values(tree).flat();
  return new Map(
    branches.flatMap(({ id, label, children }) => [
      [id, label] as const,
      ...children.map((child) => [child.id, child.label] as const),
    ]),
  );
}

/** A page of saved searches with their filters and addresses. */
export async function loadSavedSearches(args: PageArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? 1;
  const [searches, labels] = await Promise.all([
    call(args, listSavedSearches, { query: { page } }),
    loadLabels(args),
  ]);
  return {
    ...searches,
    data: searches.data.map((search) => {
      const categoryId = search.category_id ?? Number(search.query.category_id);
      const { id, name, notify, created_at, last_run_at, module_type } = search;
      return {
        id,
        name,
        notify,
        created_at,
        last_run_at,
        module_type,
        parts: filterParts(search.query, labels.get(categoryId)),
        to: runPath(search),
      };
    }),
  };
}

export type SavedSearchPage = Awaited<ReturnType<typeof loadSavedSearches>>;
export type ShownSearch = SavedSearchPage['data'][number];
