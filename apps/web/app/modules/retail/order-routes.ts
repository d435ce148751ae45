import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('retail');

/** Cart, checkout and orders, of buyers and of shops. */
export const retailOrderRoutes = [
  page('cart', 'cart'),
  page('cart/add', 'add-to-cart'),
  page('cart/quantity', 'change-cart-quantity'),
  page('cart/remove', 'remove-cart-item'),
  page('cart/save', 'save-for-later'),
  page('cart/move', 'move-to-cart'),
  page('cart/accept', 'accept-cart-changes'),
  page('retail-checkout', 'checkout'),
  page('retail-checkout/address', 'checkout-address'),
  page('checkout-order-summary', 'checkout-order-summary'),
  page('payment-complete', 'payment-complete'),
  page('payment-complete-orders', 'payment-complete-orders'),
  page('my-orders', 'my-orders'),
  page('orders-retail', 'orders-retail'),
  page('orders/detail', 'order'),
  page('orders/invoice', 'order-invoice'),
  page('orders/return', 'return-order'),
  page('orders/dispute', 'dispute-order'),
  page('received-orders', 'received-orders'),
  page('received-orders/packing-slip', 'packing-slip'),
  page('received-orders/returns', 'received-returns'),
  page('received-orders-detail', 'received-order'),
  page('vendor-retail-invoice', 'vendor-invoice'),
];
