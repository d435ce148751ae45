import type { SavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import type { SavedSearchRow } from './saved-search.tables.ts';

export const presentSearch = (search: SavedSearchRow): SavedSearch => ({
  id: search.id,
  name: search.name,
  module_type: search.moduleType,
  category_id: search.categoryId,
  query: search.query,
  notify: search.isNotifying,
  last_run_at: search.lastRunAt?.toISOString() ?? null,
  created_at: search.createdAt.toISOString(),
});
