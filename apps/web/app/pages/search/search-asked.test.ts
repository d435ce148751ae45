import { describe, expect, test } from 'vitest';
import {
  inCategory,
  inModule,
  isSearch,
  readAsked,
  searchAddress,
  sortedBy,
  without,
} from './search-asked.ts';

const asked = (text: string) => readAsked(new URLSearchParams(text));

describe('a search of the whole market', () => {
  test('has one canonical address, however it was written', () => {
    const one = searchAddress(asked('category_id=40&keyword=cup&module=retail'));
    const other = searchAddress(asked('module=retail&keyword=cup&category_id=40'));

    expect(one).toBe(other);
    expect(asked(one.split('?')[1] ?? '')).toEqual(asked('module=retail&keyword=cup&category_id=40'));
    expect(searchAddress(asked(''))).toBe('/search');
  });

  test('ignores invalid values in its address', () => {
    expect(searchAddress(asked('module=weather&category_id=-4'))).toBe('/search');
    expect(searchAddress(asked('category_id=4x'))).toBe('/search');
  });

  test('needs a keyword, a trade or a filter: a place alone finds nothing in particular [B-100]', () => {
    expect(isSearch(asked(''))).toBe(false);
    expect(isSearch(asked('keyword=cup'))).toBe(true);
    expect(isSearch(asked('module=retail'))).toBe(true);
    expect(isSearch(asked('category_id=40'))).toBe(true);
  });

  test('drops its category and attributes in another trade, and begins on the first page', () => {
    const there = inModule(asked('module=retail&category_id=40&keyword=cup&page=3'), 'classified');

    expect(there).toMatchObject({ module: 'classified', filters: { page: 1, attributes: {} } });
    expect(there.categoryId).toBeUndefined();
    expect(inModule(there, undefined).module).toBeUndefined();
  });

  test('keeps its trade in another category, and begins on the first page when it is sorted', () => {
    const there = inCategory(asked('module=retail&page=2'), 41);

    expect(there).toMatchObject({ module: 'retail', categoryId: 41, filters: { page: 1 } });
    expect(inCategory(there, undefined).categoryId).toBeUndefined();
    expect(sortedBy(asked('keyword=cup&page=2'), undefined).filters).toMatchObject({ page: 1 });
  });

  test('continues without one of its filters', () => {
    expect(searchAddress(without(asked('keyword=cup&module=retail'), 'keyword'))).toBe(
      '/search?module=retail',
    );
  });
});
