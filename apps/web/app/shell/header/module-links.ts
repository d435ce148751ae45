import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isBuilt } from '../built-pages.ts';

export interface ModuleLink {
  key: 'classified' | 'retail' | 'booking' | 'food';
  label: MessageDescriptor;
  to: string;
  /** Colour of the line under the current module; one of the four uses of an accent. */
  underline: string;
  /** Path prefixes of the module. */
  prefixes: readonly string[];
}

const all: readonly ModuleLink[] = [
  {
    key: 'classified',
    label: msg`Classifieds`,
    to: '/classifieds',
    underline: 'bg-ads',
    prefixes: ['/classified', '/product-details/classified', '/post-ad'],
  },
  {
    key: 'retail',
    label: msg`Retail`,
    to: '/retail',
    underline: 'bg-shop',
    prefixes: ['/retail', '/product-details/retail', '/shop', '/user-ads-retail'],
  },
  {
    key: 'booking',
    label: msg`Bookings`,
    to: '/bookings',
    underline: 'bg-book',
    prefixes: ['/booking', '/book/', '/business-detail', '/restaurant-detail'],
  },
  {
    key: 'food',
    label: msg`Food Scanner`,
    to: '/food-scanner',
    underline: 'bg-scan',
    prefixes: [
      '/food',
      '/add-product',
      '/compare-product',
      '/see-all-products',
      '/report-food',
      '/suggest-food',
    ],
  },
];

/** The market's trades whose pages exist. */
export const moduleLinks: readonly ModuleLink[] = all.filter(({ to }) => isBuilt(to));

/** The trade of an address. */
export function moduleAt(pathname: string, search: string): ModuleLink['key'] | undefined {
  const saysModule = pathname === '/search' || pathname.startsWith('/compare-product');
  const byQuery = saysModule ? new URLSearchParams(search).get('module') : null;
  const asked = all.find(({ key }) => key === byQuery);
  return (asked ?? all.find(({ prefixes }) => prefixes.some((prefix) => pathname.startsWith(prefix))))?.key;
}
