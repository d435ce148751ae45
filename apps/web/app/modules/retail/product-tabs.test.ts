import { describe, expect, test } from 'vitest';
import { editPath, idsFrom, productSortNamed, productTabNamed, stockStanding } from './product-tabs.ts';

const product = (state: string, is_low: boolean, is_sold_out: boolean) => ({ state, is_low, is_sold_out });

describe('the shop’s list of products', () => {
  test('knows its tabs and sorts by name, and else the latest first', () => {
    expect([productTabNamed('low'), productTabNamed('lost'), productTabNamed(null)]).toEqual([
      'low',
      undefined,
      undefined,
    ]);
    expect([productSortNamed('stock'), productSortNamed('best')]).toEqual(['stock', 'most-recent']);
  });

  test('says sold out before low, and nothing of what is not public', () => {
    expect(stockStanding(product('approved', true, true))).toBe('sold-out');
    expect(stockStanding(product('approved', true, false))).toBe('low');
    expect(stockStanding(product('approved', false, false))).toBeNull();
    expect(stockStanding(product('draft', true, true))).toBeNull();
  });

  test('changes a draft and a rejected one in the wizard, the others on their page', () => {
    expect(['draft', 'rejected', 'approved'].map((state) => editPath({ id: 5, state }))).toEqual([
      '/post-ad?product=5',
      '/post-ad?product=5',
      '/ad-management/products/5',
    ]);
  });

  test('takes the ids of a form once each, in their order', () => {
    expect(idsFrom(['3', '1', '3', '0', 'x', '-2', '1.5'])).toEqual([3, 1]);
  });
});
