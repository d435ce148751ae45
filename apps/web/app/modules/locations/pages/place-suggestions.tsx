import { searchGeocodes } from '@souk/contract/modules/locations/places';
import type { GeoAddress } from '@souk/contract/shared/values';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import type { Route } from './+types/place-suggestions.ts';

/** Places for a suburb field while the user types. */
export async function loader(args: Route.LoaderArgs): Promise<{ places: GeoAddress[] }> {
  const q = new URL(args.request.url).searchParams.get('q')?.trim() ?? '';
  if (!q) return { places: [] };
  try {
    return { places: await call(args, searchGeocodes, { query: { q: q.slice(0, 120) } }) };
  } catch (error) {
    if (error instanceof ApiProblem) return { places: [] };
    throw error;
  }
}
