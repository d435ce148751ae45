import { expect, test } from 'vitest';
import { businessesOf } from './popular-businesses.ts';

const service = (id: number, name: string, number: number) => ({
  seller: { id, name, image: null },
  path: `/business-detail/beauty/${name.toLowerCase()}?service=${number}`,
  location: 'Newtown NSW',
});

test('businesses of popular services stand once, in the order of their first service', () => {
  const found = businessesOf([service(2, 'Curl', 9), service(1, 'Blush', 4), service(2, 'Curl', 3)]);

  expect(found.map(({ name, path }) => [name, path])).toEqual([
    ['Curl', '/business-detail/beauty/curl'],
    ['Blush', '/business-detail/beauty/blush'],
  ]);
});
