import { geocode, searchGeocodes } from '@souk/contract/modules/locations/places';
import type { GeoAddress } from '@souk/contract/shared/values';
import { data } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import type { Route } from './+types/find-places.ts';

interface Places {
  places: GeoAddress[];
  problem?: string;
}

/** Places for the typed text, or the one at a point of the map. */
export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const q = query.get('q')?.trim().slice(0, 120) ?? '';
  const lat = query.get('lat');
  const lng = query.get('lng');
  try {
    if (lat && lng) return { places: [await call(args, geocode, { query: { lat, lng } })] } as Places;
    return { places: q ? await call(args, searchGeocodes, { query: { q } }) : [] } as Places;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return data({ places: [], problem: error.message } as Places, { status: error.status });
  }
}
