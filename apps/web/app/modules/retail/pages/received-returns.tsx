import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listSellerReturns } from '@souk/contract/modules/retail/returns';
import { countSellerOrders } from '@souk/contract/modules/retail/seller-orders';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { Acts } from '../../../ui/acts.tsx';
import box from '../../../ui/art/bag.svg';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ReturnPanel } from '../components/orders/return-panel.tsx';
import { ReceivedTabs } from '../components/received/received-tabs.tsx';
import { receivedOrderPath } from '../order-address.ts';
import { receivedReturnActs } from '../return-acts.ts';
import type { Route } from './+types/received-returns.ts';

export const handle = { access: 'business:*', screen: 'ReceivedOrders' };

/** What buyers want to send back, the newest first. */
export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const page = args.url.searchParams.get('page') ?? '1';
  const [returns, counts] = await Promise.all([
    call(args, listSellerReturns, { query: { page } }),
    call(args, countSellerOrders),
  ]);
  return { returns, counts };
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Returns`)];

export default function ReceivedReturns({ loaderData: { returns, counts } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page space-y-5 pb-16">
      <h1 className="h-page">
        <Trans>Orders</Trans>
      </h1>
      <ReceivedTabs counts={counts} query={{ page: '1' }} current="returns" />
      {returns.data.length === 0 ? (
        <EmptyState title={<Trans>No returns</Trans>} object={box} palette="jade">
          <Trans>When a buyer asks to return something, you answer here.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {returns.data.map((one) => (
            <li key={one.return_id}>
              <p className="mb-1.5 text-sm text-ink-2">
                <TextLink to={receivedOrderPath(one.order_id)} className="num">
                  {one.order_number}
                </TextLink>{' '}
                <bdi>{one.buyer.name}</bdi>
              </p>
              <ReturnPanel one={one} moves={<Acts of={receivedReturnActs} row={one} size="sm" />} />
            </li>
          ))}
        </ul>
      )}
      <Pager current={returns.current_page} last={returns.last_page} />
    </div>
  );
}
