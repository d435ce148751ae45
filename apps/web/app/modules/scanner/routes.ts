import { route } from '@react-router/dev/routes';
import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('scanner');

/** The pages of the food scanner. */
export const scannerRoutes = [
  page('food-scanner', 'food-scanner'),
  page('see-all-products/:listType', 'see-all-products'),
  page('add-product', 'add-product'),
  page('read-food-label', 'read-label'),
  page('report-food/:id', 'report-food'),
  page('suggest-food-change/:id', 'suggest-change'),
  page('offline-scanner', 'offline-scanner'),
  page('offline', 'offline'),
  // An action alone: it draws nothing.
  route('food-favourite/:id', 'modules/scanner/pages/toggle-favourite.ts'),
];
