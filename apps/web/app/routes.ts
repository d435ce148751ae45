import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('preferences', 'pages/preferences.tsx'),
  route('dev/kit', 'pages/dev-kit/page.tsx'),
  route('un-authorize', 'pages/un-authorize.tsx'),
  route('page-not-found', 'pages/page-not-found.tsx'),
  route('*', 'pages/page-not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig;
