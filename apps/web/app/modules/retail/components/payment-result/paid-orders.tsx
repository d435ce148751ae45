import { Trans } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { orderPath } from '../../order-address.ts';
import { ItemPicture } from '../item-picture.tsx';

/** One order per shop, each with its number. */
export function PaidOrders({ orders }: { orders: readonly RetailOrderDetail[] }) {
  return (
    <section aria-labelledby="paid-orders" className="panel p-5 lg:p-7">
      <h2 id="paid-orders" className="h-panel">
        {orders.length === 1 ? <Trans>Your order</Trans> : <Trans>Your orders, one per shop</Trans>}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {orders.map((order) => (
          <li key={order.order_id}>
            <Link to={orderPath(order.order_id)} className="flex items-center gap-4 py-4 hover:bg-sunken">
              <span className="flex -space-x-5 rtl:space-x-reverse">
                {order.items.slice(0, 3).map((line) => (
                  <ItemPicture key={line.order_detail_id} image={line.image} size={56} />
                ))}
              </span>
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-semibold">{order.seller.name}</bdi>
                <span className="num block text-sm text-ink-2">
                  <Trans>Order {order.order_number}</Trans>
                </span>
                <span className="block text-sm text-ink-3">{order.delivery.name}</span>
              </span>
              <span className="num font-semibold">{price(order.total.cents)}</span>
              <Icon of={ChevronRight} isDirectional className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
