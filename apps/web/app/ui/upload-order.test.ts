import { describe, expect, test } from 'vitest';
import { moveItem, sortOut } from './upload-order.ts';

const limits = { maxCount: 3, maxBytes: 4 * 1024 * 1024, endings: ['jpg', 'jpeg', 'png'] };

describe('the order of uploads', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [0, -1, 'abc'],
    [2, 9, 'abc'],
    [7, 0, 'abc'],
  ])('moving number %i to %i gives %s', (from, to, order) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});

describe('the limits of uploads', () => {
  test('a file of exactly 4 MB is taken, one byte more is refused for its size', () => {
    const sorted = sortOut(
      [
        { name: 'full.JPG', size: limits.maxBytes },
        { name: 'over.jpg', size: limits.maxBytes + 1 },
      ],
      0,
      limits,
    );

    expect(sorted.taken.map((file) => file.name)).toEqual(['full.JPG']);
    expect(sorted.refused).toEqual([{ name: 'over.jpg', reason: 'size' }]);
  });

  test('other endings and files beyond the count are refused with their reason', () => {
    const sorted = sortOut(
      [
        { name: 'page.pdf', size: 1 },
        { name: 'one.png', size: 1 },
        { name: 'two.png', size: 1 },
      ],
      2,
      limits,
    );

    expect(sorted.taken.map((file) => file.name)).toEqual(['one.png']);
    expect(sorted.refused).toEqual([
      { name: 'page.pdf', reason: 'ending' },
      { name: 'two.png', reason: 'count' },
    ]);
  });
});
