import * as contract from '@souk/contract/modules/locations/places';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { createGeocoder } from '../providers/geocoders.ts';

const suggestions = 8;

export function placeRoutes(api: Api) {
  api.answer(contract.geocode, async ({ config, log, query }) => {
    const found = await createGeocoder(config, log).at(query.lat, query.lng);
    if (!found) throw new Problem('place-not-found');
    return found;
  });

  api.answer(contract.searchGeocodes, ({ config, log, query }) =>
    createGeocoder(config, log).search(query.q, suggestions),
  );
}
