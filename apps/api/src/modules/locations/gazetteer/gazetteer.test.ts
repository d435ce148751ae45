import { describe, expect, test } from 'vitest';
import { distanceKm, nearestPlace, searchPlaces, topCities } from './gazetteer.ts';

const SYDNEY = { lat: -33.8688, lng: 151.2093 };
const MELBOURNE = { lat: -37.8136, lng: 144.9631 };

function label(place: { name: string; stateCode: string; postcode: string } | undefined): string {
  return place ? `${place.name} ${place.stateCode} ${place.postcode}` : 'nothing';
}

describe('gazetteer', () => {
  test.each([
    ['Parramatta NSW 2150', -33.815, 151.0],
    ['Fitzroy VIC 3065', -37.801, 144.979],
    ['Fremantle WA 6160', -32.055, 115.746],
    ['Darwin NT 0800', -12.462, 130.842],
    ['Hobart TAS 7000', -42.882, 147.327],
    ['Cairns QLD 4870', -16.92, 145.77],
    ['Alice Springs NT 0870', -23.698, 133.88],
    ['Adelaide SA 5000', -34.929, 138.6],
    ['Canberra ACT 2600', -35.282, 149.129],
  ])('%s lies where it should', (name, lat, lng) => {
    const place = searchPlaces(name, 1)[0];

    expect(label(place)).toBe(name);
    expect(distanceKm(place ?? { lat: 0, lng: 0 }, { lat, lng })).toBeLessThan(2);
  });

  test.each([
    ['a name in any case', 'pArRaMaTtA', 'Parramatta NSW 2150'],
    ['a name and a state', 'Parramatta NSW', 'Parramatta NSW 2150'],
    ['a name, a state and a postcode', 'parra nsw 2150', 'Parramatta NSW 2150'],
    ['a name and a whole state name', 'Richmond, Victoria', 'Richmond VIC 3121'],
    ['a state half typed', 'parramatta n', 'Parramatta NSW 2150'],
    ['a postcode', '2150', 'Parramatta NSW 2150'],
    ['a postcode with a leading zero', '0800', 'Darwin NT 0800'],
    ['a postcode and a state', 'WA 6160', 'Fremantle WA 6160'],
    ['the beginning of a name', 'melb', 'Melbourne VIC 3000'],
    ['the beginning of a later word', 'waverley nsw', 'Waverley NSW 2024'],
    ['a name that ends like a state', 'Victoria Park', 'Victoria Park WA 6100'],
    ['saint in full', 'saint kilda', 'St Kilda VIC 3182'],
    ['an apostrophe left out', 'oconnor act', "O'Connor ACT 2602"],
    ['a letter missing', 'paramatta', 'Parramatta NSW 2150'],
    ['a letter too many', 'freemantle', 'Fremantle WA 6160'],
    ['a wrong letter', 'hobert', 'Hobart TAS 7000'],
    ['two letters swapped', 'syndey', 'Sydney NSW 2000'],
    ['an error in a name half typed', 'melborn', 'Melbourne VIC 3000'],
  ])('%s finds the place: %s', (_case, query, expected) => {
    expect(label(searchPlaces(query)[0])).toBe(expected);
  });

  test.each(['', '   ', '!!!', 'zzzzzz', '0001', 'xx', '\u0000', '(.*'])('%j finds nothing', (query) => {
    expect(searchPlaces(query)).toEqual([]);
  });

  test('a very long query finds nothing and costs little', () => {
    expect(searchPlaces('a'.repeat(1_000_000))).toEqual([]);
  });

  test('the whole name comes before longer names, and bigger places before smaller ones', () => {
    const names = searchPlaces('richmond').map((place) => place.name);
    const ranks = searchPlaces('richmond')
      .filter((place) => place.name === 'Richmond')
      .map((p) => p.rank);

    expect(names.lastIndexOf('Richmond')).toBeLessThan(names.indexOf('Richmond Hill'));
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  test('a search gives at most as many places as asked for', () => {
    expect(searchPlaces('s', 3)).toHaveLength(3);
    expect(searchPlaces('s', 0)).toEqual([]);
  });

  test.each([
    ['Parramatta', -33.8151, 151.0011, 'Parramatta NSW 2150'],
    ['Alice Springs', -23.699, 133.882, 'Alice Springs NT 0870'],
  ])('%s is the nearest place to its own streets', (_case, lat, lng, expected) => {
    expect(label(nearestPlace(lat, lng))).toBe(expected);
  });

  test.each([
    ['London', 51.5, -0.12],
    ['Auckland', -36.85, 174.76],
    ['the Tasman Sea', -40, 154],
    ['no number', Number.NaN, 151],
  ])('nothing is near %s', (_case, lat, lng) => {
    expect(nearestPlace(lat, lng)).toBeUndefined();
  });

  test('the nearest place by grid is the nearest of all', () => {
    const all = topCities(Number.MAX_SAFE_INTEGER);
    const cost = (from: { lat: number; lng: number }, to: (typeof all)[number]) =>
      distanceKm(from, to) + (to.rank === 0 ? 5 : 0);
    for (let step = 0; step < 60; step++) {
      const here = { lat: -12 - ((step * 7.31) % 31), lng: 114 + ((step * 11.17) % 39) };
      const best = all.reduce((a, b) => (cost(here, b) < cost(here, a) ? b : a));

      const found = nearestPlace(here.lat, here.lng);

      if (cost(here, best) < 200) expect(found && cost(here, found)).toBeCloseTo(cost(here, best), 6);
      else expect(found).toBeUndefined();
    }
  });

  test('the top cities are the state capitals and the largest others', () => {
    const names = topCities(16).map((city) => city.name);

    expect(names.slice(0, 5)).toEqual(['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide']);
    expect(names).toEqual(expect.arrayContaining(['Canberra', 'Hobart', 'Darwin', 'Gold Coast', 'Geelong']));
  });

  test('every state and territory is well covered', () => {
    const places = topCities(Number.MAX_SAFE_INTEGER);
    const byState = Map.groupBy(places, (place) => place.stateCode);

    expect(places.length).toBeGreaterThan(8000);
    expect([...byState.keys()].sort()).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
    expect(Math.min(...[...byState.values()].map((group) => group.length))).toBeGreaterThan(100);
    expect(places.every((place) => /^\d{4}$/.test(place.postcode) && place.state !== place.stateCode)).toBe(
      true,
    );
  });

  test('Sydney and Melbourne are 713 km apart', () => {
    expect(distanceKm(SYDNEY, MELBOURNE)).toBeCloseTo(713, -1);
    expect(distanceKm(SYDNEY, SYDNEY)).toBe(0);
  });
});
