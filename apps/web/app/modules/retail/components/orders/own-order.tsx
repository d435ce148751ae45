import { Trans } from '@lingui/react/macro';
import type { OrderLine, RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import type { RetailReturn } from '@souk/contract/modules/retail/returns';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { SellerLine } from '../seller-line.tsx';
import { NextBanner } from './next-banner.tsx';
import { OrderAddressLines } from './order-address.tsx';
import { OrderDeed } from './order-deed.tsx';
import { OrderDeeds } from './order-deeds.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import { OrderPill } from './order-pill.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSums } from './order-sums.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { Shipments } from './shipments.tsx';

function LineDeeds({ order, line }: { order: RetailOrderDetail; line: OrderLine }) {
  const isReviewable = order.status === 'delivered' || order.status === 'completed';
  const query = `?order_id=${order.order_id}&line=${line.order_detail_id}`;
  return (
    <>
      {isReviewable && line.status !== 'cancelled' && (
        <TextLink to={`/retail-review/${line.product_id}?order_id=${order.order_id}`} className="tap text-sm">
          <Trans>Write a review</Trans>
        </TextLink>
      )}
      {line.deeds.includes('return') && (
        <TextLink to={`/orders/return${query}`} className="tap text-sm">
          <Trans>Return</Trans>
        </TextLink>
      )}
      {line.deeds.includes('cancel') && order.items.length > 1 && (
        <TextLink to={`/orders/cancel${query}`} className="tap text-sm">
          <Trans>Cancel this item</Trans>
        </TextLink>
      )}
    </>
  );
}

function ReturnDeeds({ one }: { one: RetailReturn }) {
  const { return_id, order_id, moves } = one;
  return (
    <>
      {moves.includes('send') && (
        <ButtonLink to={`/orders/send-return?return_id=${return_id}`} size="sm">
          <Trans>I have sent it</Trans>
        </ButtonLink>
      )}
      {moves.includes('withdraw') && (
        <OrderDeed
          action="/orders/withdraw-return"
          fields={{ return_id, _back: `/orders/detail?order_id=${order_id}` }}
          tone="line"
          size="sm"
        >
          <Trans>Withdraw the return</Trans>
        </OrderDeed>
      )}
    </>
  );
}

function Aside({ order }: { order: RetailOrderDetail }) {
  return (
    <div className="space-y-4 self-start lg:sticky lg:top-24">
      <section aria-labelledby="order-sums" className="panel p-5 lg:p-6">
        <h2 id="order-sums" className="h-panel mb-3">
          <Trans>Amounts</Trans>
        </h2>
        <OrderSums order={order} />
      </section>
      <section aria-labelledby="order-delivery" className="panel p-5 lg:p-6">
        <h2 id="order-delivery" className="h-panel">
          {order.delivery.is_pickup ? <Trans>Pick-up</Trans> : <Trans>Delivery</Trans>}
        </h2>
        <p className="mt-1 text-[15px]">
          {order.delivery.name}
          {!order.delivery.is_pickup && (
            <>
              , <bdi className="font-medium">{order.address.name}</bdi>
            </>
          )}
        </p>
        {!order.delivery.is_pickup && <OrderAddressLines address={order.address} />}
        {order.note && (
          <p className="mt-3 border-t border-line pt-3 text-[15px] break-words whitespace-pre-line">
            <span className="block text-sm text-ink-3">
              <Trans>Your note</Trans>
            </span>
            <bdi>{order.note}</bdi>
          </p>
        )}
      </section>
    </div>
  );
}

function EndWords({ order }: { order: RetailOrderDetail }) {
  const { shortMonthDate } = useDates();
  if (order.status === 'cancelled')
    return (
      <p className="text-[15px] text-ink-2">
        <Trans>This order was cancelled.</Trans> {order.cancel_reason && <bdi>{order.cancel_reason}</bdi>}{' '}
        {order.refunded.cents > 0 && <Trans>{price(order.refunded.cents)} goes back to you.</Trans>}
      </p>
    );
  if (!order.return_until || order.status === 'pending') return null;
  const day = shortMonthDate(order.return_until);
  return order.moves.includes('return') ? (
    <p className="num text-sm text-ink-2">
      <Trans>You can send things back until {day}.</Trans>
    </p>
  ) : null;
}

interface OwnOrderProps {
  order: RetailOrderDetail;
  returns: readonly RetailReturn[];
  /** Where the shop is reviewed, while that waits. */
  reviewPath: string | null;
}

/** One order as its buyer sees it. */
export function OwnOrder({ order, returns, reviewPath }: OwnOrderProps) {
  const { shortMonthDate } = useDates();
  return (
    <OrderFrame
      back={{ to: '/my-orders', words: <Trans>My Orders</Trans> }}
      title={
        <>
          <Trans>Order</Trans> <bdi className="num">{order.order_number}</bdi>
        </>
      }
      lead={
        <span className="num flex flex-wrap items-center gap-3">
          <OrderPill status={order.status} />
          <bdi>{shortMonthDate(order.created_at)}</bdi>
        </span>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="space-y-4">
          <section aria-label={order.order_number} className="panel space-y-5 p-5 lg:p-7">
            <OrderSteps order={order} />
            <NextBanner order={order} />
            <EndWords order={order} />
            <OrderDeeds order={order} />
            {reviewPath && (
              <p>
                <TextLink to={reviewPath} className="tap">
                  <Trans>Review the shop</Trans>
                </TextLink>
              </p>
            )}
          </section>
          {returns.map((one) => (
            <ReturnPanel key={one.return_id} one={one} deeds={<ReturnDeeds one={one} />} />
          ))}
          <Shipments order={order} />
          <section aria-labelledby="order-items" className="panel p-5 lg:p-7">
            <h2 id="order-items" className="text-[15px]">
              <SellerLine seller={order.seller} />
            </h2>
            <ul className="mt-1 divide-y divide-line">
              {order.items.map((line) => (
                <OrderLineRow
                  key={line.order_detail_id}
                  line={line}
                  deeds={<LineDeeds order={order} line={line} />}
                />
              ))}
            </ul>
          </section>
          <OrderHistory order={order} />
        </div>
        <Aside order={order} />
      </div>
    </OrderFrame>
  );
}
