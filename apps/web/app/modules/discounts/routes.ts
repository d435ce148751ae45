import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('discounts');

const detail = 'bookings-detail/daily-deals';

export const discountsRoutes = [
  page('daily-deals', 'deals'),
  ...[`${detail}/:id`, `${detail}/:id/:slug`, `${detail}/*`].map((path) =>
    page(path, 'daily-deal', `discounts/daily-deal:${path}`),
  ),
];
