import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('payments');

/** Payment methods, payments made, and sellers' earnings. */
export const paymentRoutes = [
  page('payment-methods', 'payment-methods'),
  page('payment-methods/paypal', 'paypal-method'),
  page('add-payment-methods', 'add-method'),
  page('edit-payment-methods/:id', 'edit-method'),
  page('test-checkout', 'test-checkout'),
  page('add-profile-payment-methods', 'add-profile-method'),
  page('edit-profile-payment-methods/:id', 'edit-profile-method'),
  page('billing-history', 'billing-history'),
  page('billing-invoice/:id', 'billing-invoice'),
  page('refunds', 'refunds'),
  page('transaction', 'transaction'),
  page('payouts', 'payouts'),
  page('payouts/:id', 'payout'),
  page('payout-account', 'payout-account'),
  page('payout-account/connect', 'connect-account'),
  page('payout-account/choose', 'choose-account'),
  page('payout-account/finish', 'finish-account'),
];
