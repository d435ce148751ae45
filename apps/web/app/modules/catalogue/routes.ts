import { route } from '@react-router/dev/routes';
import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('catalogue');

/** The menu modal's own addresses and the page that asks for a menu. */
export const catalogueRoutes = [
  page('intermediate', 'intermediate'),
  page('user-menu', 'user-menu'),
  route('intermediate/skip', 'modules/catalogue/pages/skip-menu.ts'),
];
