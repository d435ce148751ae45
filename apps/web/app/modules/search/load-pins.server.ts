import { mapView, type Pin } from '@souk/contract/modules/search/search';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { ListPath } from './list-path.ts';
import { loadListingCategories } from './listing-categories.server.ts';
import { callBody, readFilters } from './listing-filters.ts';
import { categoryAt, type ListSource, within } from './load-listing.server.ts';

/** The pins inside a map's box under the filters of its list; null where they could not be had. */
export async function loadPins<P extends ListPath>(
  args: PageArgs & { url: URL },
  { trade, parse }: ListSource<P>,
): Promise<{ pins: Pin[] | null }> {
  const { searchParams } = args.url;
  const filters = readFilters(searchParams);
  if (!filters.box) return { pins: [] };
  const { sort: _sort, page: _page, view: _view, ...narrowed } = filters;
  const path = parse(new URL(searchParams.get('for') ?? '/', 'http://souk.invalid').pathname);
  const category = categoryAt(await loadListingCategories(args, trade), path);
  const body = {
    ...callBody({ ...narrowed, page: 1 }),
    module: trade,
    bounds: filters.box,
    ...within(path, category),
  };
  return { pins: await orNull(call(args, mapView, { body })) };
}
