import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import bag from '../../../ui/art/bag.svg';
import { OwnOrder } from '../components/orders/own-order.tsx';
import { useLiveOrders } from '../components/payment-result/use-live-orders.ts';
import { loadOwnOrder } from '../load-order.server.ts';
import type { Route } from './+types/order.ts';

export const handle = { access: 'visitor-or-private', screen: 'OrderDetail' };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await visitorOrPrivate(args);
  return viewer ? loadOwnOrder(args, args.url.searchParams) : null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Order ${loaderData.order.order_number}` : msg`Order`),
  { name: 'robots', content: 'noindex' },
];

export default function Order({ loaderData }: Route.ComponentProps) {
  useLiveOrders((id) => id === loaderData?.order.order_id);
  return loaderData ? (
    <OwnOrder {...loaderData} />
  ) : (
    <LoginFirst title={<Trans>Log in to see your order</Trans>} object={bag} palette="rose">
      <Trans>Log in with the account that placed it.</Trans>
    </LoginFirst>
  );
}
