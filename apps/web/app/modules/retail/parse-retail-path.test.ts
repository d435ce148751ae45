import { describe, expect, test } from 'vitest';
import { parseRetailPath } from './parse-retail-path.ts';

describe('an address of the retail lists', () => {
  test.each([
    ['/retail/most-recent', { screen: 'group', group: 'most-recent', categories: [] }],
    ['/retail/best-sellers', { screen: 'group', group: 'best-sellers', categories: [] }],
    ['/retail/kettle', { screen: 'group', keyword: 'kettle', categories: [] }],
    ['/retail/home-living/400', { screen: 'category', categories: [400] }],
    ['/retail/home-living/400/cookware/420', { screen: 'category', categories: [400, 420] }],
    ['/retail/daily-deals/home-living/400', { screen: 'group', group: 'daily-deals', categories: [400] }],
    ['/retail/filter/all', { screen: 'filter', categories: [] }],
    ['/retail/filter/home-living/400', { screen: 'filter', categories: [400] }],
    ['/retail/filter/asc/home-living/400', { screen: 'filter', sort: 'asc', categories: [400] }],
    ['/retail-listing/cookware', { screen: 'category', categories: ['cookware'] }],
    ['/retail-category/filter/all/home-living/400', { screen: 'category-filter', categories: [400] }],
    [
      '/retail-detail/see-more/recently-viewed',
      { screen: 'see-more', group: 'recently-viewed', categories: [] },
    ],
    ['/retail-classifieds/map-view/home-living/400', { screen: 'map', categories: [400] }],
    ['/retail-classifieds/map-view/best-sellers', { screen: 'map', group: 'best-sellers', categories: [] }],
  ])('%s is read', (pathname, expected) => {
    expect(parseRetailPath(pathname)).toEqual(expected);
  });

  test.each([
    '/retail',
    '/retail/filter',
    '/retail/home-living/none',
    '/retail/all/home-living/400/cookware/420/kettles/9',
    '/retail-listing',
    '/retail-listing/cookware/420',
    '/retail-category/filter',
    '/retail-category/filter/home-living/400',
    '/retail-detail/see-more',
    '/retail-classifieds/list/all',
    '/retail/%E0%A4%A',
  ])('%s is no page', (pathname) => {
    expect(parseRetailPath(pathname)).toBeUndefined();
  });
});
