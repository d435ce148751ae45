import { latitude, longitude } from '@souk/contract/shared/numbers';
import type { GeoAddress } from '@souk/contract/shared/values';
import { z } from 'zod';
import type { Geocoder } from './geocoder.ts';

interface Account {
  /** Base address of the service, above `reverse` and `search`. */
  url: string;
  key?: string | undefined;
  /** ISO code of the country that searches are limited to. */
  country: string;
  language?: string;
}

const answerWithinMs = 3000;

const Parts = z.record(z.string(), z.string());
const Found = z.object({
  lat: latitude(),
  lon: longitude(),
  display_name: z.string(),
  address: Parts.default({}),
});
const Missed = z.object({ error: z.unknown() });

const firstOf = (parts: z.infer<typeof Parts>, names: readonly string[]): string =>
  names.map((name) => parts[name]).find((part) => part !== undefined) ?? '';

const cityParts = ['suburb', 'city_district', 'town', 'village', 'hamlet', 'municipality', 'city', 'county'];

function addressOf({ lat, lon, display_name, address }: z.infer<typeof Found>): GeoAddress {
  // ISO 3166-2 names the state after its country: AU-NSW.
  const stateCode = address['ISO3166-2-lvl4']?.split('-')[1] ?? '';
  return {
    location: display_name.slice(0, 200),
    lat,
    lng: lon,
    state: firstOf(address, ['state', 'territory', 'region']).slice(0, 60),
    city: firstOf(address, cityParts).slice(0, 80),
    pincode: (address.postcode ?? '').slice(0, 12),
    state_code: stateCode.slice(0, 8),
    city_code: '',
    country: (address.country ?? '').slice(0, 60),
    country_code: (address.country_code ?? '').toUpperCase().slice(0, 3),
  };
}

/** A maps service that speaks Nominatim's API (its own servers, LocationIQ, geocode.maps.co), for `MAPS_URL`. */
export function mapsGeocoder({ url, key, country, language = 'en' }: Account): Geocoder {
  async function ask(path: string, parameters: Record<string, string>): Promise<unknown> {
    const address = new URL(path, url.endsWith('/') ? url : `${url}/`);
    const query = { ...parameters, format: 'jsonv2', addressdetails: '1', 'accept-language': language };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    if (key) address.searchParams.set('key', key);
    const answer = await fetch(address, {
      headers: { 'user-agent': 'Souk' },
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    // Nominatim answers a miss with 200 and `error`, LocationIQ with 404.
    if (answer.status === 404) return { error: 'nothing here' };
    if (!answer.ok) throw new Error(`The maps service answered ${answer.status}.`);
    return answer.json();
  }

  return {
    at: async (lat, lng) => {
      const answer = await ask('reverse', { lat: String(lat), lon: String(lng) });
      return Missed.safeParse(answer).success ? undefined : addressOf(Found.parse(answer));
    },
    search: async (typed, limit) => {
      const answer = await ask('search', {
        q: typed,
        limit: String(limit),
        countrycodes: country.toLowerCase(),
      });
      return Missed.safeParse(answer).success ? [] : z.array(Found).parse(answer).map(addressOf);
    },
  };
}
