import { appointmentsRows, openPackages, openServices } from '../modules/appointments/testing.ts';
import { availabilityRows } from '../modules/availability/testing.ts';
import { bookingsRows } from '../modules/bookings/testing.ts';
import { calendarRows } from '../modules/calendar/testing.ts';
import { classifiedsRows, cookware, hiddenAds, openAds } from '../modules/classifieds/testing.ts';
import { discountsRows } from '../modules/discounts/testing.ts';
import { disputesRows } from '../modules/disputes/testing.ts';
import { favouritesRows } from '../modules/favourites/testing.ts';
import { identityRows } from '../modules/identity/testing.ts';
import { locationsRows } from '../modules/locations/testing.ts';
import { messagingRows } from '../modules/messaging/testing.ts';
import { notificationsRows } from '../modules/notifications/testing.ts';
import { paymentsRows } from '../modules/payments/testing.ts';
import { openPlans } from '../modules/promotions/testing.ts';
import {
  hiddenProducts,
  openProducts,
  retailOrderRows,
  retailProductRows,
} from '../modules/retail/testing.ts';
import { hiddenReviews, openReviews, reviewsRows } from '../modules/reviews/testing.ts';
import { hiddenFoods, openFoods } from '../modules/scanner/testing.ts';
import { hiddenBusinesses, openBusinesses, sellersRows } from '../modules/sellers/testing.ts';
import type { RowBuilders } from './row-builder.ts';

/** By kind of row, as the contract names it in `ownId`. */
export const ownRows: RowBuilders = {
  ...identityRows,
  ...locationsRows,
  ...notificationsRows,
  ...messagingRows,
  ...sellersRows,
  ...favouritesRows,
  ...reviewsRows,
  ...availabilityRows,
  ...appointmentsRows,
  ...classifiedsRows,
  ...retailProductRows,
  ...retailOrderRows,
  ...paymentsRows,
  ...disputesRows,
  ...bookingsRows,
  ...discountsRows,
  ...calendarRows,
};

/** Rows that anybody may name, by the kinds that the contract names in `anyId`. */
export const openRows: RowBuilders = {
  'identity.user': async ({ owner }) => owner.id,
  'catalogue.category': async () => cookware,
  ...openBusinesses,
  ...openServices,
  ...openPackages,
  ...openAds,
  ...openPlans,
  ...openProducts,
  ...openReviews,
  ...openFoods,
};

/** Rows of these kinds that only their owner may see yet. */
export const hiddenRows: RowBuilders = {
  ...hiddenBusinesses,
  ...hiddenAds,
  ...hiddenProducts,
  ...hiddenReviews,
  ...hiddenFoods,
};
