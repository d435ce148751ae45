import { describe, expect, test } from 'vitest';
import {
  appliedFilters,
  codeIn,
  foodListBody,
  foodSearch,
  readFoodFilters,
  withoutFilter,
} from './food-filters.ts';

const read = (query: string) => readFoodFilters(new URLSearchParams(query));
const full =
  'keyword=tea&halal_status=halal&allergen_free=milk&allergen_free=egg&diet=vegan&category_id=bread&brand=Minor&sort=asc';

describe('filters of a list of foods', () => {
  test('are the same in the address, in the call and back in the address', () => {
    expect(foodListBody(read(full))).toEqual({
      keyword: 'tea',
      halal_status: 'halal',
      allergen_free: ['milk', 'egg'],
      diet: ['vegan'],
      category_id: 'bread',
      brand: 'Minor',
      sort: 'asc',
    });
    expect(foodSearch(read(full))).toBe(`?${full}`);
  });

  test('of an address without any ask for nothing', () => {
    expect(foodListBody(read('page=3&halal_status=kosher&allergen_free=moon&keyword=%20'))).toEqual({});
    expect(foodSearch(read(''))).toBe('');
  });

  test('are taken away one by one until none is left', () => {
    let filters = read(full);
    const names: string[] = [];
    for (let [first] = appliedFilters(filters); first; [first] = appliedFilters(filters)) {
      names.push(first.name);
      filters = withoutFilter(filters, first);
    }
    expect(names).toEqual(['keyword', 'verdict', 'free', 'free', 'diets', 'category', 'brand']);
    expect(foodSearch(filters)).toBe('?sort=asc');
  });
});

describe('what is typed into the search of the scanner', () => {
  test.each([
    ['9300675024235', '9300675024235'],
    ['9 300675 024235', '9300675024235'],
    ['0-12345-67890-5', '012345678905'],
    ['40170725', '40170725'],
  ])('%s is a code', (typed, code) => {
    expect(codeIn(typed)).toBe(code);
  });

  test.each(['tea biscuits', '1234567', '123456789012345', '7 up', ''])('%s is no code', (typed) => {
    expect(codeIn(typed)).toBeUndefined();
  });
});
