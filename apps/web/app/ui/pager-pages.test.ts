import { describe, expect, test } from 'vitest';
import { pagerPages, pageSearch } from './pager-pages.ts';

describe('pages of a list', () => {
  test.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [2, 13, '1 2 3 . 13'],
    [7, 13, '1 . 6 7 8 . 13'],
    [12, 13, '1 . 11 12 13'],
  ])('page %i of %i offers %s', (current, last, shown) => {
    const offered = pagerPages(current, last).map((page) => page || '.');

    expect(offered.join(' ')).toBe(shown);
  });

  test('a change of page keeps every filter', () => {
    expect(pageSearch('?suburb=2150&tag=a&tag=b&page=4', 5)).toBe('?suburb=2150&tag=a&tag=b&page=5');
  });

  test('the first page needs no number', () => {
    expect(pageSearch('?suburb=2150&page=4', 1)).toBe('?suburb=2150');
    expect(pageSearch('?page=4', 1)).toBe('?');
  });
});
