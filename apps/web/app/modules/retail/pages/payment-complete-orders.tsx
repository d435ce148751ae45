import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import bag from '../../../ui/art/bag.svg';
import { OrderResult } from '../components/payment-result/order-result.tsx';
import { loadOrderResult } from '../load-result.server.ts';
import type { Route } from './+types/payment-complete-orders.ts';

export const handle = { access: 'public', screen: 'PaymentCompleteOrders' };

/** Where the payer of orders comes back to; what the address says is asked of the provider, never believed. */
export async function loader(args: Route.LoaderArgs) {
  // Only private accounts buy: to every other account these orders are somebody else's.
  if ((await findViewer(args))?.seller_type !== 'private') return { result: null };
  const result = await loadOrderResult(args, args.url.searchParams);
  if (!result) throw data(null, { status: 404 });
  return { result };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Payment`),
  { name: 'robots', content: 'noindex' },
];

export default function PaymentCompleteOrders({ loaderData: { result } }: Route.ComponentProps) {
  return result ? (
    <OrderResult result={result} />
  ) : (
    <LoginFirst title={<Trans>Log in to see your payment</Trans>} object={bag} palette="rose">
      <Trans>Your order is safe. Log in with the account that placed it.</Trans>
    </LoginFirst>
  );
}
