import { describe, expect, test } from 'vitest';
import { businessBookingPath, messagePath } from './business-addresses.ts';
import { businessQueryOf, withTab } from './business-query.ts';

const asked = (text: string) => businessQueryOf(new URLSearchParams(text));

describe('the list of received bookings that an address asks for', () => {
  test('is the first page of what is open where it asks for nothing', () => {
    expect(asked('')).toEqual({ page: '1', tab: 'bookings' });
  });

  test('has the tab, the state and the period that there are', () => {
    expect(asked('page=2&tab=history&status=Cancelled&date_filter=This Week')).toEqual({
      page: '2',
      tab: 'history',
      status: 'Cancelled',
      date_filter: 'This Week',
    });
  });

  test('leaves out what there is not', () => {
    expect(asked('tab=everything&status=Lost&date_filter=Yesterday')).toEqual({ page: '1', tab: 'bookings' });
  });

  test('with another tab begins anew, keeps the period and drops the state', () => {
    const query = asked('page=3&tab=history&status=Cancelled&date_filter=Today');

    expect(withTab(query, 'pending')).toBe('/business-bookings?tab=pending&date_filter=Today');
    expect(withTab(asked('page=3'), 'bookings')).toBe('/business-bookings');
  });
});

describe('a received booking', () => {
  test.each([
    ['spa', 'Accepted', '/spa-my-bookings-detail/7'],
    ['spa', 'Completed', '/spa-my-bookings-history/7'],
    ['beauty', 'Pending', '/beauty-my-bookings-detail/7'],
    ['beauty', 'Cancelled', '/beauty-my-bookings-history/7'],
    ['handyman', 'Completed', '/business-bookings/detail/7'],
    ['events', 'Pending', '/business-bookings/detail/7'],
  ] as const)('of the kind %s that is %s has its page at %s', (module, status, path) => {
    expect(businessBookingPath({ booking_id: 7, module, status })).toBe(path);
  });

  test('of a walk-in has nobody to write to', () => {
    const customer = { id: null, name: 'Customer', image: null, phone: null };

    expect(messagePath({ booking_id: 7, customer })).toBeNull();
    expect(messagePath({ booking_id: 7, customer: { ...customer, id: 3 } })).toBe(
      '/messages?user_id=3&booking_id=7',
    );
  });
});
