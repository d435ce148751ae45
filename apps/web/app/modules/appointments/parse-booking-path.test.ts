import { describe, expect, test } from 'vitest';
import { parseBookingPath } from './parse-booking-path.ts';

describe('an address of a list of services', () => {
  test.each([
    ['/booking-listing/nails', { screen: 'category', categories: ['nails'] }],
    ['/bookings-category/beauty/52', { screen: 'category', categories: [52] }],
    ['/bookings-category/beauty/52/nails/322', { screen: 'category', categories: [52, 322] }],
    ['/bookings/beauty/nails/52/322', { screen: 'category', categories: [52, 322] }],
    ['/bookings-search/hot%20stones', { screen: 'search', keyword: 'hot stones', categories: [] }],
    ['/bookings-search/all', { screen: 'search', categories: [] }],
    ['/bookings-search/gel/beauty/52/nails/322', { screen: 'search', keyword: 'gel', categories: [52, 322] }],
    ['/bookings-see-more/most-popular', { screen: 'see-more', group: 'most-popular', categories: [] }],
    [
      '/bookings-see-more/most-recent/spa/361',
      { screen: 'see-more', group: 'most-recent', categories: [361] },
    ],
    ['/bookings-see-all/daily-deals/52', { screen: 'see-more', group: 'daily-deals', categories: [52] }],
    [
      '/bookings-popular-see-more/popular-spa',
      { screen: 'see-more', group: 'most-popular', categories: ['spa'] },
    ],
    [
      '/bookings-popular-see-more/popular-spa/day/362',
      { screen: 'see-more', group: 'most-popular', categories: [362] },
    ],
    ['/bookings-map-view/beauty/52', { screen: 'map', categories: [52] }],
    ['/booking/map-view/beauty/52/nails/322', { screen: 'map', categories: [52, 322] }],
  ])('%s', (path, read) => {
    expect(parseBookingPath(path)).toEqual(read);
  });

  test.each([
    '/booking-listing',
    '/booking-listing/nails/more',
    '/bookings-category/beauty',
    '/bookings-category/beauty/x',
    '/bookings/beauty/nails/52/x',
    '/bookings-popular-see-more/cheapest',
    '/bookings-search',
    '/bookings-see-all/daily-deals/52/53',
    '/booking/list/beauty/52',
    '/constructor/beauty/52',
    '/bookings-search/%E0%A4%A',
  ])('%s is none', (path) => {
    expect(parseBookingPath(path)).toBeUndefined();
  });
});
