import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getCart } from '@souk/contract/modules/retail/carts';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { findViewer } from '../../../lib/session.server.ts';
import bag from '../../../ui/art/bag.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { readDeliveries, withDeliveries } from '../chosen-deliveries.ts';
import { CheckoutFrame } from '../components/checkout/checkout-frame.tsx';
import { DeliveryLines } from '../components/checkout/delivery-step.tsx';
import { OrderSummary } from '../components/checkout/order-summary.tsx';
import { OrderAddressLines } from '../components/orders/order-address.tsx';
import { loadOrderResult } from '../load-result.server.ts';
import { orderPath } from '../order-address.ts';
import { groupsOfCart, groupsOfOrders, sumOf } from '../summary-groups.ts';
import type { Route } from './+types/checkout-order-summary.ts';

export const handle = { access: 'public', screen: 'CheckoutOrderSummary' };

/** What is about to be bought, or what a checkout was made of. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  if (viewer && viewer.seller_type !== 'private') return { kind: 'none' as const };
  const { searchParams } = args.url;
  const isNamed = searchParams.has('checkout_id') || searchParams.has('order_id');
  const result = viewer && isNamed ? await loadOrderResult(args, searchParams) : null;
  if (result) return { kind: 'orders' as const, ...result };
  const cart = withDeliveries(await call(args, getCart), readDeliveries(searchParams));
  if (cart.cartItems.length === 0) throw redirect('/cart');
  return { kind: 'cart' as const, cart };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Order summary`),
  { name: 'robots', content: 'noindex' },
];

type Orders = Extract<Route.ComponentProps['loaderData'], { kind: 'orders' }>['orders'];

function Delivered({ orders }: { orders: Orders }) {
  const [first] = orders;
  return (
    <>
      {first && (
        <section className="panel p-5 lg:p-7">
          <h2 className="h-panel">
            <Trans>Deliver to {first.address.name}</Trans>
          </h2>
          <OrderAddressLines address={first.address} />
        </section>
      )}
      <section className="panel p-5 lg:p-7">
        <h2 className="h-panel">
          <Trans>Orders</Trans>
        </h2>
        <ul className="mt-3 space-y-2.5">
          {orders.map((order) => (
            <li key={order.order_id} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <bdi className="font-semibold">{order.seller.name}</bdi>{' '}
                <span className="num text-ink-2">{order.order_number}</span>
              </span>
              <ButtonLink to={orderPath(order.order_id)} tone="line" size="sm">
                <Trans>See the order</Trans>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function NothingToBuy() {
  return (
    <div className="page py-6 lg:py-10">
      <EmptyState headingLevel={1} palette="rose" object={bag} title={<Trans>No order to show</Trans>}>
        <Trans>Business accounts sell on Souk. To buy, log in with a private account.</Trans>
      </EmptyState>
    </div>
  );
}

export default function CheckoutOrderSummary({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'none') return <NothingToBuy />;
  if (loaderData.kind === 'orders') {
    const { orders } = loaderData;
    return (
      <CheckoutFrame
        title={<Trans>Order summary</Trans>}
        back={{ to: '/my-orders', words: <Trans>My Orders</Trans> }}
        aside={<OrderSummary groups={groupsOfOrders(orders)} sums={sumOf(orders)} />}
      >
        <Delivered orders={orders} />
      </CheckoutFrame>
    );
  }
  const { cart } = loaderData;
  return (
    <CheckoutFrame
      title={<Trans>Order summary</Trans>}
      aside={
        <OrderSummary
          groups={groupsOfCart(cart.groups, cart.cartItems)}
          sums={{
            sub_total: cart.sub_total,
            postage: cart.postage,
            total: cart.total,
            ...(cart.gst.cents === 0 ? { gst: cart.gst } : {}),
          }}
          action={
            <ButtonLink to="/retail-checkout" size="lg" isWide>
              <Trans>Go to checkout</Trans>
            </ButtonLink>
          }
        />
      }
    >
      <section className="panel p-5 lg:p-7">
        <h2 className="h-panel">
          <Trans>Delivery</Trans>
        </h2>
        <DeliveryLines groups={cart.groups} />
      </section>
    </CheckoutFrame>
  );
}
