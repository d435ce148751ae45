import { sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { countersIn } from '../live-counters.ts';
import { mayPostAds } from './may-post-ads.ts';
import { moduleAt } from './module-links.ts';

describe('the header', () => {
  test('offers posting to visitors, private users, retail and classified sellers [B-036]', () => {
    expect(mayPostAds(null)).toBe(true);
    expect(sellerTypes.filter(mayPostAds)).toEqual(['private', 'retail', 'job', 'real_estate', 'car_dealer']);
  });

  test.each([
    ['/classified-listing/motors', '', 'classified'],
    ['/product-details/retail/mug-7', '', 'retail'],
    ['/search', '?module=retail', 'retail'],
    ['/food-scanner', '', 'food'],
    ['/see-all-products/most-recent', '', 'food'],
    ['/add-product', '?code=9300675024235', 'food'],
    ['/search', '', undefined],
    ['/faq', '', undefined],
  ])('marks the trade that %s%s belongs to', (path, search, module) => {
    expect(moduleAt(path, search)).toBe(module);
  });

  test('updates each live counter by itself [B-055]', () => {
    expect(countersIn({ message_count: 3, other: 1 })).toEqual({ message_count: 3 });
    expect(countersIn('nonsense')).toEqual({});
  });
});
