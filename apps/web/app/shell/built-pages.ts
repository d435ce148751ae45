/** Addresses whose pages exist; navigation offers no others. */
export const builtPages: readonly string[] = [
  '/',
  '/ad-management',
  '/addresses',
  '/billing-history',
  '/bookings',
  '/booking-list',
  '/cart',
  '/categories',
  '/change-password',
  '/classifieds',
  '/dashboard',
  '/dashboard-classified',
  '/dashboards',
  '/editProfile',
  '/faq',
  '/food-scanner',
  '/login',
  '/messages',
  '/mobile-app/screen',
  '/my-offer',
  '/my-orders',
  '/orders-retail',
  '/payment-methods',
  '/received-orders',
  '/offers',
  '/saved-searches',
  '/myProfile',
  '/notifications',
  '/post-ad',
  '/profile',
  '/profile-setup',
  '/reviews',
  '/retail',
  '/search',
  '/services',
  '/signup',
  '/subscription',
  '/transaction',
  '/user-menu',
  '/wishlist',
];

const pathOf = (target: string) => target.split('?')[0] ?? target;

/** Whether the page of an address exists. */
export const isBuilt = (target: string): boolean =>
  builtPages.includes(pathOf(target)) || pathOf(target).startsWith('/footer-pages/');
