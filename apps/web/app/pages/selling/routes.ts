import { route } from '@react-router/dev/routes';

/** Selling is one address for ads and for products of shops, and so are deals on products and services. */
export const sellingRoutes = [
  route('post-ad', 'pages/selling/post-ad.tsx'),
  route('create-daily-deals', 'pages/deals/create-deal.tsx'),
  route('ad-management', 'pages/selling/ad-management.tsx'),
];
