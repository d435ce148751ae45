import { mapView, mostPinned, type Pin, search } from '@souk/contract/modules/search/search';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { ListPath } from './list-path.ts';
import { loadListingCategories } from './listing-categories.server.ts';
import { callBody, callQuery, readFilters } from './listing-filters.ts';
import { categoryAt, type ListSource, within } from './load-listing.server.ts';

export interface Pins {
  /** Null if they could not be loaded. */
  pins: Pin[] | null;
  /** How many there are in the box, if the map does not show them all. */
  of?: number;
}

const isFull = (pins: readonly Pin[]) => pins.reduce((sum, { count }) => sum + count, 0) >= mostPinned;

/** The pins inside a map's box under the filters of its list. */
export async function loadPins<P extends ListPath>(
  args: PageArgs & { url: URL },
  { trade, parse }: ListSource<P>,
): Promise<Pins> {
  const { searchParams } = args.url;
  const filters = readFilters(searchParams);
  if (!filters.box) return { pins: [] };
  const { sort: _sort, page: _page, view: _view, ...narrowed } = filters;
  const path = parse(new URL(searchParams.get('for') ?? '/', 'http://souk.invalid').pathname);
  const category = categoryAt(await loadListingCategories(args, trade), path);
  const place = { module: trade, ...within(path, category) };
  const body = { ...callBody({ ...narrowed, page: 1 }), bounds: filters.box, ...place };
  const pins = await orNull(call(args, mapView, { body }));
  if (!pins || !isFull(pins)) return { pins };
  const all = await orNull(
    call(args, search, { query: { ...callQuery({ ...narrowed, page: 1 }), ...place } }),
  );
  return all && all.total > mostPinned ? { pins, of: all.total } : { pins };
}
