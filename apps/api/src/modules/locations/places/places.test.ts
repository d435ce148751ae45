import { geocode, searchGeocodes } from '@souk/contract/modules/locations/places';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';

describe('the place at a point', () => {
  test('is the suburb around it, with the point itself', async () => {
    const { as } = await startApi();

    const place = await as().call(geocode, { query: { lat: -33.8151, lng: 151.0011 } });

    expect(place).toEqual({
      location: 'Parramatta NSW 2150',
      lat: -33.8151,
      lng: 151.0011,
      state: 'New South Wales',
      city: 'Parramatta',
      pincode: '2150',
      state_code: 'NSW',
      city_code: '',
      country: 'Australia',
      country_code: 'AU',
    });
  });

  test('is none in the sea', async () => {
    const { as } = await startApi();

    await expect(as().call(geocode, { query: { lat: -40, lng: 154 } })).rejects.toMatchObject({
      status: 422,
      message: 'No place was found here.',
    });
  });

  test.each([
    ['no latitude [required-generic]', { lat: '', lng: 151 }, 'This field is required.'],
    ['a word', { lat: 'north', lng: 151 }, 'Please enter valid number.'],
    ['a point beside the earth', { lat: 91, lng: 151 }, 'Please enter valid number.'],
  ])('refuses %s', async (_case, query, message) => {
    const { as } = await startApi();

    const answer = await as().send(geocode, { query });

    expect(answer).toMatchObject({ status: 423, envelope: { message } });
  });
});

describe('searching places', () => {
  test('finds them by name, postcode and half a word', async () => {
    const { as } = await startApi();
    const first = async (q: string) => (await as().call(searchGeocodes, { query: { q } }))[0]?.location;

    expect(await first('parra')).toBe('Parramatta NSW 2150');
    expect(await first('0800')).toBe('Darwin NT 0800');
    expect(await first('syndey')).toBe('Sydney NSW 2000');
    expect(await first('zzzzzz')).toBeUndefined();
  });

  test('wants something to search for [required-named]', async () => {
    const { as } = await startApi();

    await expect(as().call(searchGeocodes, { query: { q: '' } })).rejects.toMatchObject({
      status: 423,
      message: 'Search is required.',
    });
  });
});
