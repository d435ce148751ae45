import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { ListingFilters } from '../listing-filters.ts';
import { readFilters } from '../listing-filters.ts';
import { FilterChips } from './filter-chips.tsx';

const names = {
  mileage: { name: 'Mileage', unit: 'km', type: 'number' },
  colour: { name: 'Colour', unit: null, type: 'choice' },
  automatic: { name: 'Automatic', unit: null, type: 'boolean' },
} as never;

const chips = (query: string) => {
  const filters: ListingFilters = readFilters(new URLSearchParams(query));
  return renderAt(
    '/',
    <FilterChips filters={filters} attributeNames={names} basePath="/classified-listing/motors" />,
  );
};

describe('the filters of a list', () => {
  test.each([
    ['keyword=pram', '“pram”'],
    ['price_min=100', 'From $100'],
    ['price_max=2500', 'Up to $2,500'],
    ['price_min=100&price_max=2500', '$100 to $2,500'],
    ['location=Newtown', 'Newtown'],
    ['location=Newtown&lat=-33&lng=151&radius=25', '25 km around Newtown'],
    ['lat=-33&lng=151&radius=25', '25 km around the chosen point'],
    ['bounds[n]=-33&bounds[s]=-34&bounds[e]=152&bounds[w]=151', 'This map area'],
    ['from[mileage]=10&to[mileage]=90', 'Mileage: 10 to 90 km'],
    ['from[mileage]=10', 'Mileage: From 10 km'],
    ['attributes[colour]=Red&attributes[colour]=Blue', 'Colour: Red, Blue'],
    ['attributes[automatic]=true', 'Automatic'],
    ['date_filter=This+Week', 'This Week'],
    ['free_on=2026-12-05', 'Free on Sat 5 Dec'],
    ['rating=4', '4 stars or more'],
    ['from[people]=80', 'For 80 people'],
    ['attributes[women]=women-only', 'Women: Women-only staff'],
    ['attributes[food]=halal-food', 'Food: Halal'],
  ])('%s reads %s', async (query, words) => {
    expect(wordsOf(await chips(query))).toContain(words);
  });

  test('none are no chips', async () => {
    expect(await chips('page=2')).toBe('');
  });

  test('each takes itself away and leaves the others', async () => {
    const links = Object.values(linksIn(await chips('keyword=pram&price_min=100')));

    expect(links).toEqual([
      '/classified-listing/motors?price_min=100',
      '/classified-listing/motors?keyword=pram',
    ]);
  });
});
