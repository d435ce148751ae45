import type { GeoAddress } from '@souk/contract/shared/values';
import { describe, expect, test } from 'vitest';
import { addressLine, placeName, placeOfValue, placeOption, placeToValue } from './place-value.ts';

const parramatta: GeoAddress = {
  location: 'Parramatta NSW 2150',
  lat: -33.815,
  lng: 151.003,
  state: 'New South Wales',
  city: 'Parramatta',
  pincode: '2150',
  state_code: 'NSW',
  city_code: '',
  country: 'Australia',
  country_code: 'AU',
};

describe('places in forms', () => {
  test('a place comes back from its field as it went in', () => {
    expect(placeOfValue(placeToValue(parramatta))).toEqual(parramatta);
  });

  test.each([['Parramatta'], ['{'], ['{"location":""}'], [''], [null], [7]])('%j is no place', (value) => {
    expect(placeOfValue(value)).toBeUndefined();
  });

  test('a place is named by suburb, state and postcode', () => {
    expect(placeName(parramatta)).toBe('Parramatta NSW 2150');
    expect(placeName({ ...parramatta, location: '' })).toBe('Parramatta NSW 2150');
    expect(placeOption(parramatta).label).toBe('Parramatta NSW 2150');
  });

  test('an address is written in one line, as far as it is known', () => {
    expect(addressLine({ unit: '3', street: '12 Church Street', place: parramatta })).toBe(
      '3/12 Church Street, Parramatta NSW 2150',
    );
    expect(addressLine({ street: ' 12 Church Street ', place: parramatta })).toBe(
      '12 Church Street, Parramatta NSW 2150',
    );
    expect(addressLine({ place: parramatta })).toBe('Parramatta NSW 2150');
  });
});
