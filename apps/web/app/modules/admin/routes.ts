import { layout } from '@react-router/dev/routes';
import { pagesOf } from '../../module-pages.ts';
import { moneyActions, moneyDeskRoutes } from './money-routes.ts';

const page = pagesOf('admin');

/** Routes that buttons post to, one action each. */
const actionRoutes = [
  page('admin/logout', 'log-out'),
  page('admin/ads/approve', 'approve-ads'),
  page('admin/products/approve', 'approve-products'),
  page('admin/users/:id/act-as', 'act-as'),
  page('admin/roles/:id/update', 'update-role'),
  page('admin/categories/:id/update', 'update-category'),
  page('admin/categories/:id/attributes', 'save-attributes'),
  page('admin/faqs', 'create-faq'),
  page('admin/faqs/:id/update', 'update-faq'),
  page('admin/banners', 'create-banner'),
];

export const adminRoutes = [
  page('admin/login', 'login'),
  page('admin/login/second-step', 'second-step'),
  page('end-acting', 'end-acting'),
  layout('modules/admin/pages/desk.tsx', { id: 'admin-desk' }, [
    page('admin', 'dashboard'),
    page('admin/ads', 'ads'),
    page('admin/ads/:id', 'ad'),
    page('admin/products', 'products'),
    page('admin/products/:id', 'product'),
    page('admin/food-products', 'food-products'),
    page('admin/food-products/:id', 'food-product'),
    page('admin/food-suggestions', 'food-suggestions'),
    page('admin/reports', 'reports'),
    page('admin/users', 'users'),
    page('admin/users/:id', 'user'),
    page('admin/roles', 'roles'),
    page('admin/categories', 'categories'),
    page('admin/pages', 'content'),
    page('admin/settings', 'settings'),
    page('admin/papers', 'papers'),
    page('admin/messages', 'messages'),
    page('admin/audit', 'audit'),
    ...moneyDeskRoutes,
  ]),
  ...actionRoutes,
  ...moneyActions,
];
