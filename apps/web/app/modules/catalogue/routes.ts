import { route } from '@react-router/dev/routes';
import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('catalogue');

/** The menu modal's own addresses, the page that asks for a menu, and the questions of a category. */
export const catalogueRoutes = [
  page('intermediate', 'intermediate'),
  page('user-menu', 'user-menu'),
  page('post-ad/attributes', 'category-attributes'),
  route('intermediate/skip', 'modules/catalogue/pages/skip-menu.ts'),
];
