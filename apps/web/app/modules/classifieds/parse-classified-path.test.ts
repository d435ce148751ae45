import { describe, expect, test } from 'vitest';
import { idOfSlug } from '../search/list-path.ts';
import { idOfDetail, parseClassifiedPath } from './parse-classified-path.ts';

describe('reading the address of an ad list', () => {
  test.each([
    ['/classifieds/most-recent/all', { screen: 'tab', group: 'most-recent', categories: [] }],
    ['/classifieds/jobs/barista', { screen: 'tab', template: 'job', keyword: 'barista', categories: [] }],
    ['/classifieds/top-rated/all/motors/1', { screen: 'tab', group: 'top-rated', categories: [1] }],
    [
      '/classifieds/general/most-recent/motors/1/cars/100',
      { screen: 'tab', template: 'general', group: 'most-recent', categories: [1, 100] },
    ],
    ['/classifieds/filter/most-popular', { screen: 'filter', group: 'most-popular', categories: [] }],
    ['/classifieds/filter/asc', { screen: 'filter', sort: 'asc', categories: [] }],
    ['/classifieds/filter/road%20bike', { screen: 'filter', keyword: 'road bike', categories: [] }],
    ['/classifieds/filter/desc/cars/100', { screen: 'filter', sort: 'desc', categories: [100] }],
    ['/classifieds/filter/asc/motors/1/cars/100', { screen: 'filter', sort: 'asc', categories: [1, 100] }],
    ['/classifieds/filter/cars/100', { screen: 'filter', categories: [100] }],
    ['/classifieds/filter/motors/1/cars/100', { screen: 'filter', categories: [1, 100] }],
    ['/classifieds/filter/a/1/b/2/c/3', { screen: 'filter', categories: [1, 2, 3] }],
    [
      '/classifieds/see-more/recently-viewed',
      { screen: 'see-more', group: 'recently-viewed', categories: [] },
    ],
    [
      '/classifieds/see-more/top-rated/cars/100',
      { screen: 'see-more', group: 'top-rated', categories: [100] },
    ],
    [
      '/classifieds/see-more/most-popular/motors/1/cars/100',
      { screen: 'see-more', group: 'most-popular', categories: [1, 100] },
    ],
    [
      '/see-more/popular-view/jobs/jobs/2',
      { screen: 'popular', group: 'most-popular', template: 'job', categories: [2] },
    ],
    [
      '/classifieds/all/real-estate/all-sub-categories/40/all',
      { screen: 'all', template: 'realestate', categories: [40] },
    ],
    [
      '/classifieds/all/general/all-sub-categories/motors/cars-and-vans',
      { screen: 'all', template: 'general', categories: ['motors', 'cars-and-vans'] },
    ],
    ['/classifieds/map-view/most-recent', { screen: 'map', group: 'most-recent', categories: [] }],
    ['/classifieds/map-view/homes/122', { screen: 'map', categories: [122] }],
    ['/classifieds/map-view/asc/homes/122', { screen: 'map', sort: 'asc', categories: [122] }],
    ['/classifieds/map-view/real-estate/40/homes/122', { screen: 'map', categories: [40, 122] }],
    ['/classifieds/map-view/asc/re/40/homes/122', { screen: 'map', sort: 'asc', categories: [40, 122] }],
    ['/classifieds/map-view/a/1/b/2/c/3', { screen: 'map', categories: [1, 2, 3] }],
    ['/classifieds-general/motors/1', { screen: 'template', template: 'general', categories: [1] }],
    [
      '/classifieds-general/motors/1/cars/100',
      { screen: 'template', template: 'general', categories: [1, 100] },
    ],
    ['/classifieds-jobs/jobs/2', { screen: 'template', template: 'job', categories: [2] }],
    ['/classifieds-realestate/homes/122', { screen: 'template', template: 'realestate', categories: [122] }],
    ['/classified-listing/cars-and-vans', { screen: 'category', categories: ['cars-and-vans'] }],
    ['/user-ads/general/100/7', { screen: 'user-ads', categories: [], itemId: 7 }],
    [
      '/ads-by-business/classified/ironbark-homes',
      { screen: 'business', categories: [], business: { module: 'classified', slug: 'ironbark-homes' } },
    ],
  ])('%s', (pathname, expected) => {
    expect(parseClassifiedPath(pathname)).toEqual(expected);
  });

  test.each([
    '/classifieds/filter/cars/abc',
    '/classifieds/filter/asc/cars/0',
    '/classifieds/filter/%E0%A4%A',
    '/classifieds/somewhere/all',
    '/classifieds/see-more/cars/100',
    '/classifieds/all/boats/all-sub-categories/1/all',
    '/classifieds/all/general/sub-categories/1/all',
    '/see-more/popular-view/boats/cars/100',
    '/user-ads/general/100/slug',
    '/ads-by-business/food/x',
    '/classifieds-general/motors/x',
    '/retail/all',
  ])('[B-013] %s is no page', (pathname) => {
    expect(parseClassifiedPath(pathname)).toBeUndefined();
  });
});

describe('reading the address of an ad', () => {
  test('[B-012] the id is the digits after the last hyphen', () => {
    expect(idOfSlug('blue-2-seat-sofa-123')).toBe(123);
    expect(idOfSlug('123')).toBe(123);
    expect(idOfSlug('blue-sofa')).toBeUndefined();
    expect(idOfSlug('blue-sofa-0')).toBeUndefined();
    expect(idOfSlug('sofa12')).toBeUndefined();
  });

  test('a second part of digits is the ad, else the first', () => {
    expect(idOfDetail('100', '7')).toEqual({ id: 7 });
    expect(idOfDetail('7', 'blue-sofa')).toEqual({ id: 7, slug: 'blue-sofa' });
    expect(idOfDetail('blue', 'sofa')).toBeUndefined();
    expect(idOfDetail('blue', '7')).toBeUndefined();
  });
});
