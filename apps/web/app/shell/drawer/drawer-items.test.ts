import { type SellerType, sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { type DrawerEntry, drawerFor, drawerRows } from './drawer-items.ts';

const everything = () => true;
const wordsOf = (entry: DrawerEntry): string[] =>
  'items' in entry
    ? [String(entry.label.message), ...entry.items.map(({ label }) => `> ${label.message}`)]
    : [String(entry.label.message)];
const drawerWords = (type: SellerType) => drawerFor(type, everything).flatMap(wordsOf);

const start = ['Dashboard', 'Notification', 'Messages', 'Reviews', 'Calendar'];
const payment = ['My Payment', '> Payment Method', '> Billing history'];
const withPlan = [...payment, '> Subscriptions'];
const trade = [...start, 'Bookings', 'Team', ...payment, 'Transaction'];
const wellness = [
  ...start,
  'Bookings',
  'Services',
  'Team',
  ...payment,
  'Transaction',
  'Daily Deals',
  'Promotions',
  'Packages',
];

const expected: Record<SellerType, string[]> = {
  private: [
    ...start,
    'Wishlist',
    'Ad Management',
    'Cart',
    '> Restaurant',
    '> Retail',
    'My Orders',
    'Bookings',
    ...payment,
  ],
  retail: [...start, 'Ad Management', ...withPlan, 'Orders', 'Transaction'],
  handyman: trade,
  professional: trade,
  events: trade,
  wellbeing: wellness,
  spa: wellness,
  beauty: wellness,
  restaurant: [
    ...start,
    ...payment,
    'Orders',
    'Transaction',
    'Order Tracker',
    'My Menu',
    'Daily Deals',
    'Promotions',
    'Special Offers',
  ],
  fitness: [...start, 'Bookings', ...payment, 'Transaction', 'Classes'],
  job: [...start, 'Ad Management', ...withPlan, 'Transaction'],
  real_estate: [...start, 'Ad Management', ...withPlan, 'Transaction'],
  car_dealer: [...start, 'Ad Management', ...withPlan, 'Transaction', 'Offer'],
};

const itemRows = [
  'dashboard',
  'notification',
  'messages',
  'reviews',
  'calendar',
  'wishlist',
  'ad-management',
  'restaurant',
  'retail',
  'my-orders',
  'bookings',
  'services',
  'team',
  'payment-method',
  'billing-history',
  'subscriptions',
  'orders',
  'transaction',
  'order-tracker',
  'my-menu',
  'classes',
  'offer',
  'daily-deals',
  'promotions',
  'special-offers',
  'packages',
];

describe('the seller drawer', () => {
  test.each(sellerTypes)('of %s shows exactly the items of its column, in their order', (type) => {
    expect(drawerWords(type)).toEqual(expected[type]);
  });

  test.each(itemRows)('knows the item [drawer-%s]', (key) => {
    expect(drawerRows.filter((row) => row.key === key)).toHaveLength(1);
  });

  test('[drawer-cart] groups the restaurant cart and the retail cart', () => {
    const cart = drawerFor('private', everything).find(({ key }) => key === 'cart');

    expect(cart).toMatchObject({ items: [{ to: '/restaurant-cart' }, { to: '/cart' }] });
  });

  test('[drawer-my-payment] groups what has to do with paying', () => {
    const keys = drawerFor('job', everything).map(({ key }) => key);

    expect(keys.filter((key) => key === 'my-payment')).toHaveLength(1);
  });

  test('calendars and bookings lead where each trade keeps them', () => {
    const target = (type: SellerType, key: string) =>
      drawerFor(type, everything).find((entry) => entry.key === key);

    expect(target('spa', 'calendar')).toMatchObject({ to: '/spa-my-bookings-calender' });
    expect(target('fitness', 'calendar')).toMatchObject({ to: '/fitness-vendor-mycalendar' });
    expect(target('handyman', 'bookings')).toMatchObject({ to: '/business-bookings' });
    expect(target('private', 'bookings')).toMatchObject({ to: '/booking-list' });
  });

  test('leaves out items whose pages do not exist, and groups that become empty', () => {
    const shown = drawerFor('private', (to) => to === '/dashboard' || to === '/cart').flatMap(wordsOf);

    expect(shown).toEqual(['Dashboard', 'Cart', '> Retail']);
  });
});
