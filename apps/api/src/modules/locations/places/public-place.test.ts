import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, topCities } from '../gazetteer/gazetteer.ts';
import { placeAddress } from './locate.ts';
import { publicPlaceOf } from './public-place.ts';

const lakemba = {
  location: '12 Haldon Street, Lakemba NSW 2195',
  lat: -33.919371,
  lng: 151.076123,
  state: 'New South Wales',
  city: 'Lakemba',
  pincode: '2195',
  state_code: 'NSW',
  city_code: '',
  country: 'Australia',
  country_code: 'AU',
};

describe('the public place of an address', () => {
  test('is the suburb and its middle', () => {
    const place = publicPlaceOf(lakemba);

    expect(place.location).toBe('Lakemba NSW 2195');
    expect(place).toMatchObject({ city: 'Lakemba', pincode: '2195', state_code: 'NSW' });
    expect(distanceKm(place, lakemba)).toBeGreaterThan(0);
  });

  test('is all of it where the street may be shown', () => {
    expect(publicPlaceOf(lakemba, 'street')).toEqual(lakemba);
  });

  test('is the same for all points of a suburb, whatever was typed beside them', () => {
    const expected = publicPlaceOf(lakemba);
    const near = fc.double({ min: -0.004, max: 0.004, noNaN: true });

    fc.assert(
      fc.property(near, near, fc.string({ maxLength: 60 }), (lat, lng, typed) => {
        const moved = { ...lakemba, lat: lakemba.lat + lat, lng: lakemba.lng + lng };
        const words = { location: typed || '1 Long Street', state: typed, city_code: typed, country: typed };
        expect(publicPlaceOf({ ...moved, ...words })).toEqual(expected);
      }),
    );
  });

  test.each([
    'city',
    'pincode',
    'state',
    'state_code',
    'city_code',
    'country',
    'country_code',
    'location',
  ] as const)('tells nothing of a street typed as %s', (field) => {
    const place = publicPlaceOf({ ...lakemba, [field]: '12 Haldon Street' });

    expect(JSON.stringify(place)).not.toMatch(/Haldon|12 /);
    expect(place.city).toBeTruthy();
  });

  test('is a coarse point where no suburb is known', () => {
    const place = publicPlaceOf({
      ...lakemba,
      location: '5 Queen Street, Auckland',
      city: '5 Queen Street',
      pincode: '1010',
      state: 'Queen Street',
      lat: -36.844321,
      lng: 174.766789,
      state_code: 'AUK',
      country: '5 Queen Street',
      country_code: 'NZ',
    });

    expect(place.location).toBe('New Zealand');
    expect(JSON.stringify(place)).not.toMatch(/Queen|-36\.844|174\.766/);
  });

  test('leaves every place that the form offers where it is', () => {
    for (const place of topCities(300))
      expect(publicPlaceOf(placeAddress(place))).toEqual(placeAddress(place));
  });
});
