import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { adminRoutes } from './modules/admin/routes.ts';
import { serviceBookingRoutes } from './modules/appointments/booking-routes.ts';
import { quoteRoutes } from './modules/appointments/quote-routes.ts';
import { appointmentsRoutes } from './modules/appointments/routes.ts';
import { bookingRoutes } from './modules/bookings/routes.ts';
import { bookingSellerRoutes } from './modules/bookings/seller-routes.ts';
import { calendarRoutes } from './modules/calendar/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { classifiedRoutes } from './modules/classifieds/routes.ts';
import { discountsRoutes } from './modules/discounts/routes.ts';
import { disputeRoutes } from './modules/disputes/routes.ts';
import { favouriteRoutes } from './modules/favourites/routes.ts';
import { wishlistToggleRoute } from './modules/favourites/toggle-route.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { locationRoutes } from './modules/locations/routes.ts';
import { messagingRoutes } from './modules/messaging/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { paymentRoutes } from './modules/payments/routes.ts';
import { promotionRoutes } from './modules/promotions/routes.ts';
import { retailOrderRoutes } from './modules/retail/order-routes.ts';
import { retailRoutes } from './modules/retail/routes.ts';
import { retailSellerRoutes } from './modules/retail/seller-routes.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { scannerRoutes } from './modules/scanner/routes.ts';
import { viewedRoute } from './modules/search/routes.ts';
import { sellerRoutes } from './modules/sellers/routes.ts';
import { bookingListRoutes } from './pages/bookings/routes.ts';
import { dealRoutes } from './pages/deals/routes.ts';
import { messagesRoutes } from './pages/messages/routes.ts';
import { composedRoutes } from './pages/routes.ts';
import { sellingRoutes } from './pages/selling/routes.ts';

export default [
  index('pages/home.tsx'),
  ...composedRoutes,
  ...sellingRoutes,
  ...bookingListRoutes,
  ...dealRoutes,
  ...bookingSellerRoutes,
  ...bookingRoutes,
  ...catalogueRoutes,
  ...classifiedRoutes,
  ...favouriteRoutes,
  ...retailRoutes,
  ...retailOrderRoutes,
  ...retailSellerRoutes,
  ...reviewRoutes,
  ...scannerRoutes,
  wishlistToggleRoute,
  viewedRoute,
  ...paymentRoutes,
  ...promotionRoutes,
  ...disputeRoutes,
  ...messagesRoutes,
  ...messagingRoutes,
  ...notificationRoutes,
  ...identityRoutes,
  ...locationRoutes,
  ...sellerRoutes,
  ...adminRoutes,
  route('act/:noun/:move/:id?', 'pages/act/act.tsx'),
  ...appointmentsRoutes,
  ...serviceBookingRoutes,
  ...quoteRoutes,
  ...discountsRoutes,
  ...calendarRoutes,
  route('preferences', 'pages/preferences.tsx'),
  route('dev/kit', 'pages/dev-kit/page.tsx'),
  route('un-authorize', 'pages/un-authorize.tsx'),
  route('page-not-found', 'pages/page-not-found.tsx'),
  route('*', 'pages/page-not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig;
