export { buildCart, buildOrder, payFor, retailOrderRows } from './orders/orders.testing.ts';
export {
  buildDeal,
  buildProduct,
  buildShop,
  cookware,
  hiddenProducts,
  openProducts,
  pantry,
  productBody,
  productForm,
  productImage,
  retailProductRows,
  tableware,
} from './products/products.testing.ts';
