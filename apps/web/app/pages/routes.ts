import { route } from '@react-router/dev/routes';
import { retailListRoutes } from './retail/routes.ts';

const account = [
  route('login', 'pages/account/login.tsx'),
  route('login/second-step', 'pages/account/second-step.tsx'),
  route('login/passkey', 'pages/account/passkey-login.ts'),
  route('logout', 'pages/account/logout.ts'),
  route('forgot-password', 'pages/account/forgot-password.ts'),
  route('social-login/:provider', 'pages/account/social-login.ts'),
  route('social-login/:provider/callback', 'pages/account/social-callback.ts'),
  route('social-login/:provider/consent', 'pages/account/social-consent.tsx'),
];

const dashboards = [
  route('dashboard', 'pages/dashboard/page.tsx'),
  route('dashboards', 'pages/dashboard/page.tsx', { id: 'dashboards' }),
];

/** The wizard's steps belong to sellers and, for payout accounts, to payments. */
const setup = [
  route('profile-setup', 'pages/setup/profile-setup.tsx'),
  route('profile-setup/:cidOrStep', 'pages/setup/profile-setup-step.tsx'),
];

/** What menus and forms of the shell fetch and post. */
const menus = [
  route('menus/categories', 'pages/menus/categories.ts'),
  route('menus/notifications', 'pages/menus/notifications.ts'),
  route('footer-category/:categoryId', 'pages/menus/footer-category.ts'),
  route('newsletter', 'pages/menus/newsletter.ts'),
];

/** Texts that visitors and private users also reach without `/footer-pages`. */
const shortSlugs = [
  'about-us',
  'safety-tips',
  'terms-of-use',
  'privacy-policy',
  'posting-policy',
  'partnerships',
  'careers',
  'how-it-works',
];

const texts = [
  route('footer-pages/contact-us', 'pages/static/contact-us.tsx'),
  route('contact-us', 'pages/static/contact-us.tsx', { id: 'contact-us-short' }),
  route('footer-pages/:slug', 'pages/static/footer-page.tsx'),
  ...shortSlugs.map((slug) => route(slug, 'pages/static/short-page.tsx', { id: `text-${slug}` })),
  route('faq', 'pages/static/faq.tsx'),
  route('mobile-app/screen', 'pages/static/mobile-app.tsx'),
];

const crawlers = [
  route('sitemap.xml', 'pages/crawlers/sitemap-index.ts'),
  route('sitemap/:part', 'pages/crawlers/sitemap-part.ts'),
  route('robots.txt', 'pages/crawlers/robots.ts'),
];

/** Pages that put several modules together. */
export const composedRoutes = [
  ...account,
  ...dashboards,
  ...setup,
  ...menus,
  ...texts,
  ...retailListRoutes,
  ...crawlers,
  route('categories', 'pages/categories.tsx'),
  route('search', 'pages/search/page.tsx'),
  route('food-product-detail/:id', 'pages/food/food-product.tsx'),
  route('wishlist', 'pages/wishlist/page.tsx'),
  route('compare-product/:productIds', 'pages/compare/page.tsx'),
];
