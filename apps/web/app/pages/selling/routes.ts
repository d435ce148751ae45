import { route } from '@react-router/dev/routes';

/** Selling is one address for ads and for products of shops. */
export const sellingRoutes = [
  route('post-ad', 'pages/selling/post-ad.tsx'),
  route('ad-management', 'pages/selling/ad-management.tsx'),
];
