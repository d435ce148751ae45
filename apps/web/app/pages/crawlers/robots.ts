import type { Route } from './+types/robots.ts';

const closed = [
  '/api/',
  '/admin',
  '/dev/',
  '/menus/',
  '/login',
  '/social-login/',
  '/user-menu',
  '/intermediate',
  '/dashboard',
  '/messages',
  '/notifications',
  '/wishlist',
  '/search',
  '/footer-category/',
  '/report-food/',
  '/suggest-food-change/',
  '/food-favourite/',
];

/** What crawlers may read, and where the list of pages is. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
