import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('admin');

/** The admin pages about money, disputes and plans. */
export const moneyDeskRoutes = [
  page('admin/payments', 'payments'),
  page('admin/refunds', 'refunds'),
  page('admin/chargebacks', 'chargebacks'),
  page('admin/payouts', 'payouts'),
  page('admin/payouts/:id', 'payout'),
  page('admin/ledger', 'ledger'),
  page('admin/ledger/journal', 'write-journal'),
  page('admin/commissions', 'commissions'),
  page('admin/plans', 'plans'),
  page('admin/disputes', 'disputes'),
  page('admin/disputes/:id', 'dispute'),
];

/** Routes that their buttons post to, one action each. */
export const moneyActions = [
  page('admin/ledger/proof', 'prove-ledger'),
  page('admin/commissions/order', 'order-commissions'),
  page('admin/commissions/:id/update', 'update-commission'),
  page('admin/plans/prices', 'save-boost-price'),
  page('admin/plans/:id/update', 'update-plan'),
  page('admin/disputes/:id/resolve', 'resolve-dispute'),
];
