import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SellerType } from '@souk/contract/shared/seller-types';

type Target = string | Partial<Record<SellerType, string>>;

/** Daily items first, then the trade's own, then those for growth; hairlines separate them. */
export type DrawerGroup = 'daily' | 'orders' | 'growth';

interface DrawerRow {
  key: string;
  label: MessageDescriptor;
  /** The item that it is nested under. */
  parent?: { key: string; label: MessageDescriptor };
  target: Target;
  types: readonly SellerType[];
  group: DrawerGroup;
}

export interface DrawerItem {
  key: string;
  label: MessageDescriptor;
  to: string;
  group: DrawerGroup;
}

export interface DrawerBranch {
  key: string;
  label: MessageDescriptor;
  group: DrawerGroup;
  items: DrawerItem[];
}

export type DrawerEntry = DrawerItem | DrawerBranch;

/** Repeats the contract's list, because its file would bring the schema library into the browser. */
const everyone: readonly SellerType[] = [
  ...(['private', 'retail', 'professional', 'handyman', 'events', 'wellbeing', 'restaurant'] as const),
  ...(['beauty', 'fitness', 'spa', 'job', 'real_estate', 'car_dealer'] as const),
];
const businesses = everyone.filter((type) => type !== 'private');
const wellness = ['wellbeing', 'spa'] as const;
const classified = ['job', 'real_estate', 'car_dealer'] as const;

/** Who sells their time. */
const bookable = ['handyman', 'professional', 'events', 'beauty', ...wellness] as const;

const calendars: Target = {
  ...Object.fromEntries(everyone.map((type) => [type, '/calendar'])),
  wellbeing: '/spa-my-bookings-calender',
  spa: '/spa-my-bookings-calender',
  beauty: '/beauty-my-bookings-calender',
  fitness: '/fitness-vendor-mycalendar',
};

const bookings: Target = {
  private: '/booking-list',
  handyman: '/business-bookings',
  professional: '/business-bookings',
  events: '/business-bookings',
  beauty: '/business-bookings',
  wellbeing: '/business-bookings',
  spa: '/business-bookings',
  fitness: '/fitness-my-bookings',
};

const cart = { key: 'cart', label: msg`Cart` };
const payment = { key: 'my-payment', label: msg`My Payment` };

const row = (
  key: string,
  label: MessageDescriptor,
  target: Target,
  types: readonly SellerType[],
  rest: Partial<DrawerRow> = {},
): DrawerRow => ({ key, label, target, types, group: 'daily', ...rest });

const orders = { group: 'orders' } as const;
const growth = { group: 'growth' } as const;

/** The seller drawer: every item in order, with its target and the seller types that see it (table 10.1, and their team). */
export const drawerRows: readonly DrawerRow[] = [
  row('dashboard', msg`Dashboard`, '/dashboard', everyone),
  row('notification', msg`Notification`, '/notifications', everyone),
  row('messages', msg`Messages`, '/messages', everyone),
  row('reviews', msg`Reviews`, '/reviews', everyone),
  row('calendar', msg`Calendar`, calendars, everyone),
  row('wishlist', msg`Wishlist`, '/wishlist', ['private']),
  row('ad-management', msg`Ad Management`, '/ad-management', ['private', 'retail', ...classified]),
  row('restaurant', msg`Restaurant`, '/restaurant-cart', ['private'], { parent: cart }),
  row('retail', msg`Retail`, '/cart', ['private'], { parent: cart }),
  row('my-orders', msg`My Orders`, '/my-orders', ['private']),
  row('bookings', msg`Bookings`, bookings, Object.keys(bookings) as SellerType[]),
  row('services', msg`Services`, '/services', [...wellness, 'beauty']),
  row('team', msg`Team`, '/team', bookable),
  row('payment-method', msg`Payment Method`, '/payment-methods', everyone, { parent: payment }),
  row('billing-history', msg`Billing history`, '/billing-history', everyone, { parent: payment }),
  row('subscriptions', msg`Subscriptions`, '/subscription', ['retail', ...classified], { parent: payment }),
  row(
    'orders',
    msg`Orders`,
    { retail: '/received-orders', restaurant: '/restaurant-orders' },
    ['retail', 'restaurant'],
    orders,
  ),
  row('transaction', msg`Transaction`, '/transaction', businesses, orders),
  row('order-tracker', msg`Order Tracker`, '/order-tracking', ['restaurant'], orders),
  row('my-menu', msg`My Menu`, '/restaurant-menu', ['restaurant'], orders),
  row('classes', msg`Classes`, '/classes-and-membership', ['fitness'], orders),
  row('offer', msg`Offer`, '/my-offer', ['car_dealer'], orders),
  row('daily-deals', msg`Daily Deals`, '/daily-deals', [...wellness, 'beauty', 'restaurant'], growth),
  row('promotions', msg`Promotions`, '/promotions', [...wellness, 'beauty', 'restaurant'], growth),
  row('special-offers', msg`Special Offers`, '/special-offers', ['restaurant'], growth),
  row('packages', msg`Packages`, '/packages', [...wellness, 'beauty'], growth),
];

const targetFor = (target: Target, type: SellerType): string | undefined =>
  typeof target === 'string' ? target : target[type];

function itemFor({ key, label, target, types, group }: DrawerRow, type: SellerType): DrawerItem | undefined {
  const to = types.includes(type) ? targetFor(target, type) : undefined;
  return to === undefined ? undefined : { key, label, to, group };
}

/** The drawer of one seller type; items whose pages do not exist yet are left out. */
export function drawerFor(type: SellerType, isBuilt: (to: string) => boolean): DrawerEntry[] {
  const entries: DrawerEntry[] = [];
  for (const each of drawerRows) {
    const item = itemFor(each, type);
    if (!item || !isBuilt(item.to)) continue;
    const branch = entries.find(
      (entry): entry is DrawerBranch => entry.key === each.parent?.key && 'items' in entry,
    );
    if (branch) branch.items.push(item);
    else if (each.parent) entries.push({ ...each.parent, group: item.group, items: [item] });
    else entries.push(item);
  }
  return entries;
}

/** Every address of the drawer of one seller type, existing or not. */
export const drawerTargets = (type: SellerType): string[] =>
  drawerRows.flatMap((each) => itemFor(each, type)?.to ?? []);
