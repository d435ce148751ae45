import { expect, test } from 'vitest';
import { maxImageBytes } from './photo-limits.ts';
import { arrangePhotos } from './photo-order.ts';

test('photos follow the positions typed beside them, without the removed ones', () => {
  expect(arrangePhotos([7, 8, 9], { places: { p9: '1' }, removed: [] })).toEqual([7, 9, 8]);
  expect(arrangePhotos([7, 8, 9], { places: { p7: '3', p8: '2', p9: '1' }, removed: [8] })).toEqual([9, 7]);
  expect(arrangePhotos([7, 8], { places: { p7: 'x', p8: '-1' }, removed: [] })).toEqual([7, 8]);
});

test('[image-size] an image has up to 4 MB (B-107)', () => {
  expect(maxImageBytes).toBe(4_194_304);
});
