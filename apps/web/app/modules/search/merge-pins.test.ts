import type { Pin } from '@souk/contract/modules/search/search';
import { describe, expect, test } from 'vitest';
import { mergePins } from './merge-pins.ts';

const pin = (id: number | null, lng: number, lat = 0, count = 1): Pin => ({
  id,
  slug: null,
  title: null,
  price: null,
  image: null,
  path: null,
  lat,
  lng,
  count,
});
const place = ({ lat, lng }: Pin) => ({ x: lng, y: lat });

describe('pins on the map', () => {
  test('stay apart if each can be seen', () => {
    const pins = [pin(1, 0), pin(2, 60), pin(3, 0, 45)];

    expect(mergePins(pins, place)).toEqual(pins);
  });

  test('become one with their number if they would cover one another', () => {
    const [only, ...others] = mergePins([pin(1, 0), pin(2, 10), pin(3, 5, 5)], place);

    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: null, count: 3 });
  });

  test('join the larger group, which hardly moves', () => {
    expect(mergePins([pin(1, 40), pin(null, 0, 0, 19)], place)).toEqual([pin(null, 2, 0, 20)]);
  });

  test('never cover one another, also when a joined group has moved onto a third', () => {
    const [only, ...others] = mergePins(
      [pin(null, 0, 0, 6), pin(null, 60, 0, 5), pin(null, 30, 0, 4)],
      place,
    );

    expect(others).toEqual([]);
    expect(only?.count).toBe(15);
  });
});
