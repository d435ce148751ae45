import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { gazetteerGeocoder } from './gazetteer-geocoder.ts';
import { createGeocoder } from './geocoders.ts';
import { mapsGeocoder } from './maps-geocoder.ts';

/** Nominatim 4's answer to `reverse?format=jsonv2&addressdetails=1`. */
const recorded = {
  place_id: 19_834_210,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 37_863_419,
  lat: '-33.8148',
  lon: '151.0033',
  category: 'building',
  type: 'civic',
  place_rank: 30,
  importance: 0.31,
  addresstype: 'building',
  name: 'Parramatta Town Hall',
  display_name: 'Parramatta Town Hall, Church Street, Parramatta, Sydney, New South Wales, 2150, Australia',
  address: {
    building: 'Parramatta Town Hall',
    road: 'Church Street',
    suburb: 'Parramatta',
    city: 'Sydney',
    municipality: 'City of Parramatta Council',
    state: 'New South Wales',
    'ISO3166-2-lvl4': 'AU-NSW',
    postcode: '2150',
    country: 'Australia',
    country_code: 'au',
  },
  boundingbox: ['-33.8151', '-33.8146', '151.0030', '151.0037'],
};
const townHall = {
  location: recorded.display_name,
  lat: -33.8148,
  lng: 151.0033,
  state: 'New South Wales',
  city: 'Parramatta',
  pincode: '2150',
  state_code: 'NSW',
  city_code: '',
  country: 'Australia',
  country_code: 'AU',
};

let answer: { status: number; body: unknown } = { status: 200, body: {} };
let asked: URL[] = [];
let server: Server;
let base = '';

const answering = (body: unknown, status = 200) => {
  answer = { status, body };
  asked = [];
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://maps'));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const maps = () => mapsGeocoder({ url: base, key: 'maps-key', country: 'AU' });

describe('the maps service', () => {
  test('tells the address at a point', async () => {
    answering(recorded);

    const place = await maps().at(-33.8148, 151.0033);

    expect(place).toEqual(townHall);
    expect(asked[0]?.pathname).toBe('/v1/reverse');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      lat: '-33.8148',
      lon: '151.0033',
      key: 'maps-key',
      format: 'jsonv2',
      addressdetails: '1',
    });
  });

  test('searches within the country', async () => {
    answering([recorded]);

    const places = await maps().search('town hall', 5);

    expect(places).toEqual([townHall]);
    expect(asked[0]?.searchParams.get('countrycodes')).toBe('au');
    expect(asked[0]?.searchParams.get('limit')).toBe('5');
  });

  test('knows nothing of the sea, in either of the two ways it says so', async () => {
    answering({ error: 'Unable to geocode' });
    expect(await maps().at(-40, 154)).toBeUndefined();

    answering({ error: 'Unable to geocode' }, 404);

    expect(await maps().search('zzzzzz', 5)).toEqual([]);
  });

  test.each([
    ['is down', {}, 500],
    ['refuses our key', { error: 'Invalid key' }, 401],
    ['answers no JSON', '<html>', 200],
    ['answers another shape', { hello: 1 }, 200],
  ])('that %s leaves the answer to the gazetteer', async (_case, body, status) => {
    answering(body, status);
    const log = createLog({ LOG_LEVEL: 'silent' });
    const settings = { MAPS_URL: base, MAPS_KEY: 'maps-key', DEFAULT_COUNTRY: 'AU' };
    const geocoder = createGeocoder(settings, log);

    expect(await geocoder.at(-33.8151, 151.0011)).toMatchObject({ location: 'Parramatta NSW 2150' });
    expect((await geocoder.search('fremantle', 1))[0]).toMatchObject({ pincode: '6160' });
  });

  test('is not asked without a setting', () => {
    const settings = { MAPS_URL: undefined, MAPS_KEY: undefined, DEFAULT_COUNTRY: 'AU' };

    expect(createGeocoder(settings, createLog({ LOG_LEVEL: 'silent' }))).toBe(gazetteerGeocoder);
  });
});
