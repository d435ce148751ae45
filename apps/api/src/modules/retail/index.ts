/** Front door of retail: what the overviews and the seed may use. */
export {
  orderCancelled,
  orderCompleted,
  orderDelivered,
  orderPlaced,
  orderShipped,
  productReported,
  productSubmitted,
} from './events.ts';
export {
  hasSold,
  type Party,
  piecesIn,
  type Sales,
  salesIn,
  topProductsIn,
} from './figures/sales.queries.ts';
export {
  countOpenOf,
  countWaitingFor,
  listLatestOrders,
  listLowStock,
  listOrdersToActOn,
} from './figures/waiting.queries.ts';
export { coversOf, uploadImages } from './images/product-album.ts';
export { presentDetail } from './lists/detail.present.ts';
export { orderKind } from './orders/order.life.ts';
export { presentOrders } from './orders/order.present.ts';
export { getOrder } from './orders/order.queries.ts';
export { type OrderRow, orders } from './orders/order.tables.ts';
export { resolveOrder, type Verdict } from './orders/resolve-order.ts';
export { approveProduct } from './products/approve-product.ts';
export { archiveProduct } from './products/archive-product.ts';
export { productChangesOf } from './products/changes-of.ts';
export { createProduct } from './products/create-product.ts';
export { editProduct } from './products/edit-product.ts';
export { isPublic } from './products/product.policy.ts';
export { presentProducts } from './products/product.present.ts';
export {
  countWaitingProducts,
  getProduct,
  listProductsById,
  listWaitingProducts,
} from './products/product.queries.ts';
export type { ProductChange } from './products/product.rules.ts';
export { type ProductRow, products } from './products/product.tables.ts';
export { rejectProduct } from './products/reject-product.ts';
export { setProductTier } from './products/set-product-tier.ts';
export { submitProduct } from './products/submit-product.ts';
export { takeDownProduct } from './products/take-down-product.ts';
export { answerQuestion } from './questions/answer-question.ts';
export { askQuestion } from './questions/ask-question.ts';
export {
  closeReports as closeProductReports,
  countReports as countProductReports,
  dismissReports as dismissProductReports,
} from './reports/product-reports.ts';
export { productReports } from './reports/report.tables.ts';
export { readReturnImage } from './returns/read-return-image.ts';
export { getSellable, type Sellable } from './variants/sellable.queries.ts';
export { variants } from './variants/variant.tables.ts';
