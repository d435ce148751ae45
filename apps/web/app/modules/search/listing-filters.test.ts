import { dateFilters, sorts } from '@souk/contract/shared/page';
import { describe, expect, test } from 'vitest';
import {
  appliedFilters,
  callBody,
  callQuery,
  dateFilterWords,
  isUntidy,
  rangeEnds,
  readFilters,
  searchOf,
  sortWords,
  withoutFilter,
  withoutFilters,
} from './listing-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

const full =
  '?keyword=road+bike&location=Parramatta&lat=-33.8&lng=151&radius=25&price_min=500&price_max=5000&date_filter=This+Week&free_on=2026-12-05' +
  '&attributes[make]=Trek&attributes[make]=Giant&attributes[year]=2015..2020&bounds[n]=-33&bounds[s]=-34&bounds[e]=152&bounds[w]=150' +
  '&sort=asc&view=map&page=3';

describe('filters in the address of a list', () => {
  test('come back as they were written', () => {
    expect(searchOf(read(full))).toBe(full);
  });

  test('are not set by invalid values in the address', () => {
    const search =
      '?price_min=cheap&free_on=tomorrow&date_filter=Someday&sort=best&view=globe&page=-2&lat=95&lng=10&radius=5&bounds[n]=1&attributes[]=x';

    expect(read(search)).toEqual({ attributes: {}, page: 1 });
  });

  test('show 10, 12, 15 or 20 items on a page, 20 by default [B-089]', () => {
    const sizes = ['10', '12', '15', '20', '50'].map(
      (size) => callQuery(read(`?page_size=${size}`)).page_size,
    );

    expect(sizes).toEqual(['10', '12', '15', '20', '20']);
    expect(searchOf(read('?page_size=12'))).toBe('?page_size=12');
    expect(searchOf(read('?page_size=20'))).toBe('');
  });

  test('a radius without a point is no filter', () => {
    expect(read('?location=Bondi&radius=10')).toEqual({ location: 'Bondi', attributes: {}, page: 1 });
  });

  test('two fields of a form become one range', () => {
    const filters = read('?from[year]=2015&to[year]=&from[odometer]=&to[odometer]=');

    expect(filters.attributes).toEqual({ year: ['2015..'] });
    expect(rangeEnds(filters.attributes.year?.[0])).toEqual(['2015', '']);
  });

  test('an address with empty fields has a shorter form', () => {
    expect(isUntidy(new URLSearchParams('?keyword=&price_min=50'))).toBe(true);
    expect(isUntidy(new URLSearchParams('?from[year]=2015'))).toBe(true);
    expect(isUntidy(new URLSearchParams('?price_min=50'))).toBe(false);
  });

  test('are counted once per filter and removed one by one', () => {
    const filters = read(full);

    expect(appliedFilters(filters)).toEqual([
      'keyword',
      'place',
      'price',
      'attribute:make',
      'attribute:year',
      'dateFilter',
      'freeOn',
    ]);
    expect(withoutFilter(filters, 'place')).toEqual(
      read(
        '?keyword=road+bike&price_min=500&price_max=5000&date_filter=This+Week&free_on=2026-12-05&attributes[make]=Trek&attributes[make]=Giant&attributes[year]=2015..2020&sort=asc&view=map',
      ),
    );
    expect(withoutFilter(filters, 'attribute:make').attributes).toEqual({ year: ['2015..2020'] });
    expect(searchOf(withoutFilters(filters))).toBe('?sort=asc&view=map');
  });

  test('[page-sizes] are asked of the API with 20 on a page', () => {
    expect(callQuery(read('?attributes[make]=Trek&attributes[make]=Giant&price_min=500&sort=desc'))).toEqual({
      page: '1',
      page_size: '20',
      price_min: '500',
      'attributes[make]': ['Trek', 'Giant'],
      sort: 'desc',
    });
  });

  test('are objects in a JSON body', () => {
    expect(
      callBody(
        read('?attributes[make]=Trek&price_min=500&bounds[n]=-33&bounds[s]=-34&bounds[e]=152&bounds[w]=150'),
      ),
    ).toEqual({
      price_min: '500',
      attributes: { make: ['Trek'] },
      bounds: { n: -33, s: -34, e: 152, w: 150 },
    });
  });

  test('[B-090] sorts and date filters are those of the contract', () => {
    expect(dateFilterWords).toEqual(dateFilters);
    expect(sortWords).toEqual(sorts);
  });
});
