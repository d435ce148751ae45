import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText } from '../../shared/texts.ts';
import { anyId, Id, Moment, Nothing, ownId, Tick } from '../../shared/values.ts';
import { listingFields, SearchModule } from '../search/listing.ts';

const {
  page: _page,
  page_size: _size,
  cursor: _cursor,
  page_id: _pageId,
  template_slug: _template,
  free_on: _freeOn,
  ...filters
} = listingFields;

/** The filters of a list, as they are set in its panel; the order belongs to the view, not to the alert. */
export const SavedQuery = z.object(filters);
export type SavedQuery = z.infer<typeof SavedQuery>;

/** What was typed, kept for the panel to show again. */
const rawQuery = z.record(z.string().max(60), z.unknown());

export const SavedSearch = z
  .object({
    id: Id,
    name: z.string(),
    module_type: z.string(),
    category_id: Id.nullable(),
    query: rawQuery,
    notify: z.boolean(),
    last_run_at: Moment.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

const moduleMissing = 'Module type is required.';
const moduleType = z.union([SearchModule, z.literal('all')], { error: moduleMissing });
const optionalCategory = blankAsMissing(anyId('catalogue.category').optional());
const query = z.record(z.string().max(60), z.unknown(), { error: 'Query is required.' });
const id = z.object({ id: ownId('favourites.saved-search') });
const saved = {
  reply: SavedSearch,
  access: ['private'],
  acting: 'allowed',
  beforeConfirming: true,
  message: 'Search saved successfully.',
} as const;

export const createSavedSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  spec: ['classifieds/saved-search-save'],
  summary: 'Saves a search; its owner is told of every new match unless it is paused.',
  body: z.object({
    name: optionalText(100),
    module_type: moduleType,
    category_id: optionalCategory,
    query,
    notify: blankAsMissing(Tick.optional()),
  }),
  ...saved,
});

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  spec: ['classifieds/saved-search-list'],
  access: ['private'],
  summary: 'The saved searches of the user, the latest first.',
  query: z.object({ module_type: optionalText(40), ...PageQuery.shape }),
  reply: pageOf(SavedSearch),
});

export const getSavedSearch = endpoint({
  method: 'GET',
  path: '/saved-searches/:id',
  spec: ['classifieds/saved-search-get'],
  access: ['private'],
  summary: 'One saved search.',
  params: id,
  reply: SavedSearch,
});

export const updateSavedSearch = endpoint({
  method: 'PUT',
  path: '/saved-searches/:id',
  spec: ['classifieds/saved-search-edit'],
  summary: 'Changes, pauses or resumes a saved search.',
  params: id,
  body: z.object({
    name: optionalText(100),
    query: query.optional(),
    notify: blankAsMissing(Tick.optional()),
  }),
  ...saved,
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/:id',
  spec: ['classifieds/saved-search-delete'],
  access: ['private'],
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Deletes a saved search.',
  params: id,
  reply: Nothing,
  message: 'Deleted successfully.',
});

export const createRetailSavedSearch = endpoint({
  method: 'POST',
  path: '/create_retail_savedsearch',
  spec: ['classifieds/create_retail_savedsearch'],
  summary: 'Saves a search in retail.',
  body: z.object({ name: optionalText(100), category_id: optionalCategory, query }),
  ...saved,
});

export const updateRetailSavedSearch = endpoint({
  method: 'PUT',
  path: '/update_retail_savedsearch/:id',
  spec: ['classifieds/update_retail_savedsearch'],
  summary: 'Changes a saved search in retail.',
  params: id,
  body: z.object({ name: optionalText(100), query: query.optional() }),
  ...saved,
});

export const deleteRetailSavedSearch = endpoint({
  method: 'DELETE',
  path: '/delete_retail_savedsearch/:id',
  spec: ['classifieds/delete_retail_savedsearch'],
  access: ['private'],
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Deletes a saved search in retail.',
  params: id,
  reply: Nothing,
  message: 'Deleted successfully.',
});

export const listRetailSavedSearches = endpoint({
  method: 'GET',
  path: '/retail_saved_searchlist',
  spec: ['classifieds/retail_saved_searchlist'],
  access: ['private'],
  summary: 'The saved searches in retail, the latest first.',
  query: PageQuery,
  reply: pageOf(SavedSearch),
});
