import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('retail');

/** The public pages of shops. */
export const retailRoutes = [
  page('retail', 'landing'),
  page('retail/pins', 'pins'),
  page('retail/save-search', 'save-search'),
  page('retail/detail-page/:id/:x', 'detail-page'),
  page('ask-shop/:productId', 'ask-shop'),
  page('report-product/:productId', 'report-product'),
  page('product-questions/:productId', 'questions'),
];
