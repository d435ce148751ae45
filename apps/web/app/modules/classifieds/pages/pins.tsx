import { mapView, type Pin } from '@souk/contract/modules/search/search';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { loadAdCategories } from '../ad-categories.server.ts';
import { callBody, readFilters } from '../listing-filters.ts';
import { within } from '../load-listing.server.ts';
import { parseClassifiedPath } from '../parse-classified-path.ts';
import { categoryOf } from '../read-saved-search.server.ts';
import type { Route } from './+types/pins.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedsMapView' };

/** The pins inside a map's box under the filters of its list; null where they could not be had. */
export async function loader(args: Route.LoaderArgs): Promise<{ pins: Pin[] | null }> {
  const { searchParams } = args.url;
  const filters = readFilters(searchParams);
  if (!filters.box) return { pins: [] };
  const { sort: _sort, page: _page, view: _view, ...narrowed } = filters;
  const address = searchParams.get('for') ?? '';
  const category = categoryOf(await loadAdCategories(args), address);
  const body = {
    ...callBody({ ...narrowed, page: 1 }),
    module: 'classified' as const,
    bounds: filters.box,
    ...within(parseClassifiedPath(address), category),
  };
  try {
    return { pins: await call(args, mapView, { body }) };
  } catch (error) {
    if (error instanceof ApiProblem) return { pins: null };
    throw error;
  }
}
