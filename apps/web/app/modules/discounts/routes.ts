import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('discounts');

/** What businesses take off their own prices. */
export const discountsRoutes = [
  page('promotions', 'promotions'),
  page('create-promotions', 'promotion'),
  page('special-offers', 'special-offers'),
  page('create-special-offers', 'special-offer'),
];
