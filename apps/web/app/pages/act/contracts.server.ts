import * as deskAds from '@souk/contract/modules/admin/ads';
import * as categories from '@souk/contract/modules/admin/categories';
import * as deskChargebacks from '@souk/contract/modules/admin/chargebacks';
import * as commissions from '@souk/contract/modules/admin/commissions';
import * as content from '@souk/contract/modules/admin/content';
import * as deskFoods from '@souk/contract/modules/admin/food-products';
import * as contactMessages from '@souk/contract/modules/admin/messages';
import * as papers from '@souk/contract/modules/admin/papers';
import * as deskPayouts from '@souk/contract/modules/admin/payouts';
import * as plans from '@souk/contract/modules/admin/plans';
import * as deskProducts from '@souk/contract/modules/admin/products';
import * as deskRefunds from '@souk/contract/modules/admin/refunds';
import * as reports from '@souk/contract/modules/admin/reports';
import * as roles from '@souk/contract/modules/admin/roles';
import * as deskUsers from '@souk/contract/modules/admin/users';
import * as enquiries from '@souk/contract/modules/appointments/enquiries';
import * as packages from '@souk/contract/modules/appointments/packages';
import * as projects from '@souk/contract/modules/appointments/projects';
import * as quotes from '@souk/contract/modules/appointments/quotes';
import * as services from '@souk/contract/modules/appointments/services';
import * as waits from '@souk/contract/modules/appointments/waits';
import * as blockedTimes from '@souk/contract/modules/availability/blocks';
import * as team from '@souk/contract/modules/availability/resources';
import * as bookings from '@souk/contract/modules/bookings/bookings';
import * as families from '@souk/contract/modules/bookings/families';
import * as calendarEntries from '@souk/contract/modules/calendar/entries';
import * as calendarFeeds from '@souk/contract/modules/calendar/feeds';
import * as calendarSources from '@souk/contract/modules/calendar/sources';
import * as ads from '@souk/contract/modules/classifieds/ads';
import * as offers from '@souk/contract/modules/classifieds/offers';
import * as deals from '@souk/contract/modules/discounts/deals';
import * as promotions from '@souk/contract/modules/discounts/promotions';
import * as specialOffers from '@souk/contract/modules/discounts/special-offers';
import * as disputes from '@souk/contract/modules/disputes/disputes';
import * as profiles from '@souk/contract/modules/identity/profiles';
import * as sessions from '@souk/contract/modules/identity/sessions';
import * as addresses from '@souk/contract/modules/locations/addresses';
import * as blocks from '@souk/contract/modules/messaging/blocks';
import * as messages from '@souk/contract/modules/messaging/messages';
import * as notifications from '@souk/contract/modules/notifications/notifications';
import * as methods from '@souk/contract/modules/payments/methods';
import * as subscriptions from '@souk/contract/modules/promotions/subscriptions';
import * as checkouts from '@souk/contract/modules/retail/checkouts';
import * as orders from '@souk/contract/modules/retail/orders';
import * as products from '@souk/contract/modules/retail/products';
import * as returns from '@souk/contract/modules/retail/returns';
import * as sellerOrders from '@souk/contract/modules/retail/seller-orders';
import * as responses from '@souk/contract/modules/reviews/responses';
import * as reviews from '@souk/contract/modules/reviews/reviews';
import * as brochures from '@souk/contract/modules/sellers/brochures';
import * as certificates from '@souk/contract/modules/sellers/certificates';
import * as documents from '@souk/contract/modules/sellers/documents';
import * as gallery from '@souk/contract/modules/sellers/gallery';
import * as portfolios from '@souk/contract/modules/sellers/portfolios';
import * as businesses from '@souk/contract/modules/sellers/profiles';
import type { nouns } from './nouns.ts';

type Nouns = typeof nouns;

/** The files of the contract that each table names its endpoints from; the browser never loads them. */
export const contracts: { [Noun in keyof Nouns]: NonNullable<Nouns[Noun]['contract']> } = {
  addresses,
  ads,
  banners: content,
  'blocked-times': blockedTimes,
  'beauty-bookings': { ...bookings, ...families.beautyBookings },
  brochures,
  'calendar-feeds': calendarFeeds,
  'calendar-notes': calendarEntries,
  'calendar-sources': calendarSources,
  categories,
  certificates,
  checkouts,
  commissions,
  'contact-messages': contactMessages,
  correspondents: blocks,
  'customer-reviews': reviews,
  deals,
  'desk-ads': deskAds,
  'desk-chargebacks': deskChargebacks,
  'desk-foods': deskFoods,
  'desk-payouts': deskPayouts,
  'desk-products': deskProducts,
  'desk-refunds': deskRefunds,
  'desk-users': deskUsers,
  disputes,
  documents,
  enquiries,
  'event-bookings': { ...bookings, ...families.eventBookings },
  'event-project-roles': projects,
  'event-projects': projects,
  faqs: content,
  'food-suggestions': deskFoods,
  'gallery-images': gallery,
  'handyman-bookings': { ...bookings, ...families.handymanBookings },
  logo: businesses,
  messages,
  notifications,
  offers,
  orders,
  'other-sessions': sessions,
  packages,
  papers,
  'payment-methods': methods,
  picture: profiles,
  plans,
  'portfolio-images': portfolios,
  portfolios,
  products,
  promotions,
  quotes,
  'received-orders': sellerOrders,
  'received-returns': returns,
  reports,
  returns,
  reviews: { ...reviews, ...responses },
  roles,
  services,
  team,
  sessions,
  'spa-bookings': { ...bookings, ...families.spaBookings },
  'special-offers': specialOffers,
  subscription: subscriptions,
  waits,
};
