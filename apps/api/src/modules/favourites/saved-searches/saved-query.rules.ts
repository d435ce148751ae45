import { SavedQuery } from '@souk/contract/modules/favourites/saved-searches';
import { type SearchModule, searchModules } from '@souk/contract/modules/search/listing';
import { Problem } from '../../../platform/errors.ts';
import { parseFields } from '../../../platform/http/parse.ts';
import { isFiltered, queryOf } from '../../search/index.ts';

export type Query = Record<string, unknown>;

const nothingSelected = 'Please select at least one filter.';

const isModule = (name: string): name is SearchModule => (searchModules as readonly string[]).includes(name);

/** The query as filters; refused if it filters nothing. */
export function filtersOf(query: Query, moduleType: string, timeZone: string) {
  const asked = parseFields(SavedQuery, query);
  const module = isModule(moduleType) ? moduleType : undefined;
  const filters = queryOf({ ...asked, page: 1, page_size: 10 } as never, { module, timeZone });
  if (!isFiltered(filters))
    throw new Problem('fields-invalid', { text: nothingSelected, fields: { query: [nothingSelected] } });
  return filters;
}
