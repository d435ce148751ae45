import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('discounts');

const detail = 'bookings-detail/daily-deals';

/** What sellers take off their own prices. */
export const discountsRoutes = [
  page('promotions', 'promotions'),
  page('create-promotions', 'promotion'),
  page('daily-deals', 'deals'),
  ...[`${detail}/:id`, `${detail}/:id/:slug`, `${detail}/*`].map((path) =>
    page(path, 'daily-deal', `discounts/daily-deal:${path}`),
  ),
];
