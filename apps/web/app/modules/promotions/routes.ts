import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('promotions');

/** Plans, boosts and how they are paid. */
export const promotionRoutes = [
  page('subscription', 'subscription'),
  page('payment', 'pay-pending'),
  page('payment/:id/:price', 'pay'),
  page('boostAd-pay/:id', 'boost-price'),
  page('boostAd-pay/:id/:price', 'boost-ad'),
];
