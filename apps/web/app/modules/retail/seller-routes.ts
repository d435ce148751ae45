import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('retail');

const moves = ['submit', 'archive', 'restore'];

/** The seller's side of a shop: products, their stock and sheets, questions and deals. */
export const retailSellerRoutes = [
  page('post-ad/product-photos', 'upload-product-photo'),
  ...moves.map((move) =>
    page(`ad-management/products/${move}`, 'move-products', `retail/move-products:${move}`),
  ),
  page('ad-management/products/delete', 'delete-products'),
  page('ad-management/products/:productId', 'product-edit'),
  page('ad-management/products/:productId/stock', 'product-stock'),
  page('ad-management/bulk', 'product-bulk'),
  page('ad-management/sheet', 'product-sheet'),
  page('ad-management/questions', 'product-questions'),
  page('daily-deals', 'deals'),
  page('daily-deals/delete', 'delete-deal'),
  page('create-daily-deals', 'deal'),
];
