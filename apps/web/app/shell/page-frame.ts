import type { SellerType } from '@souk/contract/shared/seller-types';
import { drawerTargets } from './drawer/drawer-items.ts';

/** A wizard has its own bar, with the logo in it. */
export type HeaderStyle = 'landing' | 'inner' | 'dashboard' | 'checkout' | 'none';
export type FooterKind = 'full' | 'mini' | 'none';

/** The parts around a page. */
export interface PageFrame {
  header: HeaderStyle;
  /** The seller drawer is next to the page on desktops. */
  hasDrawer: boolean;
  footer: FooterKind;
}

const checkoutPaths = [
  '/add-profile-payment-methods',
  '/edit-profile-payment-methods',
  '/booking-checkout',
  '/test-checkout',
  '/payment',
  '/boostAd-pay',
  '/retail-checkout',
  '/checkout-order-summary',
];
const landingPaths = ['/', '/classifieds', '/bookings', '/retail', '/food-scanner'];

/** The dashboard area, where signed-in users see no footer (B-020). */
const dashboardArea = [
  '/myProfile',
  '/editProfile',
  '/change-password',
  '/messages',
  '/dashboard',
  '/classes-and-membership',
];

/** Pages of an account that are not items of the drawer. */
const ownPages = [
  '/dashboards',
  '/dashboard-classified',
  '/profile',
  '/business-profile',
  '/edit-business-Profile',
  '/update-ad',
  '/repost-ad',
  '/offers',
  '/my-offer-details',
  '/saved-searches',
  '/sessions',
  '/your-data',
  '/verify-phone',
  '/addresses',
  '/retail-review',
  // A shop opens its deals from the dashboard; its drawer does not list them.
  '/daily-deals',
  '/create-daily-deals',
  '/create-packages',
  '/create-promotions',
  '/create-special-offers',
  '/add-services',
  '/edit-spa-service',
  '/update-vendor-services',
  '/payouts',
  '/payout-account',
  '/billing-invoice',
  '/booking-terms',
  // Trades with a calendar of their bookings have this one beside it.
  '/calendar',
  '/previous-enquiries',
  '/event-projects',
  '/spa-my-bookings-detail',
  '/spa-my-bookings-history',
  '/beauty-my-bookings-detail',
  '/beauty-my-bookings-history',
  '/disputes',
  '/add-payment-methods',
  '/edit-payment-methods',
  '/my-booking',
  '/my-bookings',
  '/move-booking',
  '/dispute-booking',
  '/orders',
  '/orders-retail',
  '/received-orders-detail',
  '/vendor-retail-invoice',
];

/** While an ad is written, only the logo and the exit button are next to it. */
const wizardPaths = ['/post-ad', '/update-ad', '/repost-ad'];

/** These use the whole width: a conversation has panes, a wizard its steps. */
const widePaths = ['/messages', ...wizardPaths];

/** Without a network no other page can be opened. */
const barePaths = ['/offline', '/offline-scanner'];

/** These have a bar with the next step at the bottom. */
const barPaths = [...wizardPaths, '/profile-setup'];

const miniFooterPaths = [
  '/food-product-detail',
  '/product-details',
  '/retail/detail-page',
  '/business-detail',
  '/bookings-detail',
  '/book',
  '/ask-quote',
  '/restaurant-detail',
  '/classifieds-general/detail-page',
  '/classifieds-jobs/detail-page',
  '/classifieds-realestate/detail-page',
  '/intermediate',
  '/login',
  '/signup',
  '/reset-password',
  '/complete-registration',
  '/confirm-email',
];

const isAt = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

function headerOf(pathname: string, type: SellerType | null): HeaderStyle {
  if (isAt(checkoutPaths, pathname)) return 'checkout';
  if (isAt(wizardPaths, pathname)) return 'none';
  if (type !== null && type !== 'private') return 'dashboard';
  if (landingPaths.includes(pathname)) return 'landing';
  return type !== null && isWorkplace(pathname, type) ? 'dashboard' : 'inner';
}

/** The admin area has its own frame. */
export const isDesk = (pathname: string): boolean => isAt(['/admin'], pathname);

const isWorkplace = (pathname: string, type: SellerType): boolean =>
  isAt([...dashboardArea, ...ownPages, ...drawerTargets(type)], pathname);

/** A business user's home is the dashboard (B-018, B-025). */
const isBusinessHome = (pathname: string, type: SellerType) => pathname === '/' && type !== 'private';

/** Header, drawer and footer of a page for this kind of account; null is a visitor (B-020 to B-025). */
export function pageFrameOf(pathname: string, type: SellerType | null): PageFrame {
  if (isAt(barePaths, pathname)) return { header: 'none', hasDrawer: false, footer: 'none' };
  const header = headerOf(pathname, type);
  const isOwn = type !== null && (isWorkplace(pathname, type) || isBusinessHome(pathname, type));
  const hasDrawer = header === 'dashboard' && isOwn && !isAt(widePaths, pathname);
  if (type !== null && isAt(dashboardArea, pathname)) return { header, hasDrawer, footer: 'none' };
  if (isAt(barPaths, pathname)) return { header, hasDrawer, footer: 'none' };
  const isQuiet = header === 'checkout' || isOwn || isAt(miniFooterPaths, pathname);
  return { header, hasDrawer, footer: isQuiet ? 'mini' : 'full' };
}
