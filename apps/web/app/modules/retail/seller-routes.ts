import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('retail');

/** The seller's side of a shop: products, their stock and sheets, and questions. */
export const retailSellerRoutes = [
  page('post-ad/product-photos', 'upload-product-photo'),
  page('ad-management/products/:productId', 'product-edit'),
  page('ad-management/products/:productId/stock', 'product-stock'),
  page('ad-management/bulk', 'product-bulk'),
  page('ad-management/sheet', 'product-sheet'),
  page('ad-management/questions', 'product-questions'),
];
