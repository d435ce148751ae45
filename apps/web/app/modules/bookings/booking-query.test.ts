import { describe, expect, test } from 'vitest';
import { bookingQueryOf, listAddress } from './booking-query.ts';

const asked = (text: string, ...kind: ['spa'?]) => bookingQueryOf(new URLSearchParams(text), ...kind);

describe('a list of bookings that an address asks for', () => {
  test('is the first page of the open ones where it asks for nothing, or for nonsense', () => {
    expect(asked('')).toEqual({ page: '1', tab: 'bookings' });
    expect(asked('tab=all&module_type=cars')).toEqual({ page: '1', tab: 'bookings' });
  });

  test('has the tab, the kind and the page', () => {
    expect(asked('tab=history&module_type=beauty&page=2')).toEqual({
      page: '2',
      tab: 'history',
      module_type: 'beauty',
    });
  });

  test('is of the page’s own kind, whatever the address says', () => {
    expect(asked('module_type=beauty', 'spa')).toMatchObject({ module_type: 'spa' });
  });
});

test('another tab keeps the kind and starts at the first page', () => {
  expect(listAddress('/booking-list', 'bookings')).toBe('/booking-list');
  expect(listAddress('/booking-list', 'history', 'spa')).toBe('/booking-list?tab=history&module_type=spa');
});
