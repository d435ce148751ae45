import { route } from '@react-router/dev/routes';

const detail = 'bookings-detail/daily-deals';

/** Daily deals are one address for products and services. */
export const dealRoutes = [
  route('daily-deals', 'pages/deals/deals.tsx'),
  route('create-daily-deals', 'pages/deals/create-deal.tsx'),
  ...[`${detail}/:id`, `${detail}/:id/:slug`, `${detail}/*`].map((path) =>
    route(path, 'pages/deals/daily-deal.tsx', { id: `deals/daily-deal:${path}` }),
  ),
];
