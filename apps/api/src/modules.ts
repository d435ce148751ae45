import { admin } from './modules/admin/module.ts';
import { appointments } from './modules/appointments/module.ts';
import { availability } from './modules/availability/module.ts';
import { bookings } from './modules/bookings/module.ts';
import { calendar } from './modules/calendar/module.ts';
import { catalogue } from './modules/catalogue/module.ts';
import { classifieds } from './modules/classifieds/module.ts';
import { discounts } from './modules/discounts/module.ts';
import { disputes } from './modules/disputes/module.ts';
import { favourites } from './modules/favourites/module.ts';
import { food } from './modules/food/module.ts';
import { identity } from './modules/identity/module.ts';
import { locations } from './modules/locations/module.ts';
import { media } from './modules/media/module.ts';
import { messaging } from './modules/messaging/module.ts';
import { notifications } from './modules/notifications/module.ts';
import { pages } from './modules/pages/module.ts';
import { payments } from './modules/payments/module.ts';
import { promotions } from './modules/promotions/module.ts';
import { reports } from './modules/reports/module.ts';
import { retail } from './modules/retail/module.ts';
import { reviews } from './modules/reviews/module.ts';
import { sales } from './modules/sales/module.ts';
import { scanner } from './modules/scanner/module.ts';
import { search } from './modules/search/module.ts';
import { sellers } from './modules/sellers/module.ts';
import { settings } from './modules/settings/module.ts';
import type { Module } from './platform/module.ts';

/** All modules, lower ones first. */
export const modules: readonly Module[] = [
  food,
  settings,
  identity,
  locations,
  media,
  notifications,
  messaging,
  catalogue,
  sellers,
  search,
  favourites,
  reports,
  reviews,
  availability,
  calendar,
  payments,
  disputes,
  sales,
  bookings,
  promotions,
  discounts,
  classifieds,
  retail,
  scanner,
  appointments,
  pages,
  admin,
];
