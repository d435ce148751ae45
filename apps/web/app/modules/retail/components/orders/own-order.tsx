import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderLine, RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import type { RetailReturn } from '@souk/contract/modules/retail/returns';
import { Flag, MessageCircle, Printer } from 'lucide-react';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { messagesPath } from '../../../messaging/index.ts';
import { orderActs } from '../../order-acts.ts';
import { orderPath } from '../../order-address.ts';
import { isReceived } from '../../order-progress.ts';
import { cancelledWords } from '../../order-states.ts';
import { returnActs } from '../../return-acts.ts';
import { SellerLine } from '../seller-line.tsx';
import { NextBanner } from './next-banner.tsx';
import { OrderAddressLines } from './order-address.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import { OrderPill } from './order-pill.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSums } from './order-sums.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { Shipments } from './shipments.tsx';

/** Where the buyer can message the shop. */
const shopPath = ({ seller }: RetailOrderDetail) => messagesPath({ userId: seller.id });

function OrderMoves({ order }: { order: RetailOrderDetail }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Acts of={orderActs} row={order} />
      <ButtonLink to={shopPath(order)} tone="line" icon={MessageCircle}>
        <Trans>Message shop</Trans>
      </ButtonLink>
      {order.placed_at && (
        <ButtonLink to={`/orders/invoice?order_id=${order.order_id}`} tone="line" icon={Printer}>
          <Trans>Invoice</Trans>
        </ButtonLink>
      )}
      {order.dispute_id !== null && (
        <ButtonLink to={`/disputes/${order.dispute_id}`} tone="line" icon={Flag}>
          <Trans>See the dispute</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

function LineMoves({ order, line }: { order: RetailOrderDetail; line: OrderLine }) {
  return (
    <>
      {isReceived(order) && line.status !== 'cancelled' && (
        <TextLink to={`/retail-review/${line.product_id}?order_id=${order.order_id}`} className="tap text-sm">
          <Trans>Write a review</Trans>
        </TextLink>
      )}
      <Acts
        of={orderActs}
        row={order}
        given={{ order_detail_id: String(line.order_detail_id) }}
        only={order.items.length > 1 ? ['return', 'cancel'] : ['return']}
        as="link"
      />
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

function ExpectedDay({ order }: { order: RetailOrderDetail }) {
  const { nearDay } = useDates();
  const { next, eta, delivery } = order;
  const isAwaited = next?.step === 'accept' || next?.step === 'ship' || next?.step === 'arrive';
  if (!eta || !isAwaited || delivery.is_pickup) return null;
  return (
    <p className="num text-[15px]">
      <Trans>
        Expected by <b className="font-semibold">{nearDay(eta)}</b>
      </Trans>
    </p>
  );
}

function EndWords({ order }: { order: RetailOrderDetail }) {
  const { i18n } = useLingui();
  const { shortMonthDate } = useDates();
  if (order.status === 'cancelled')
    return (
      <p className="text-[15px] text-ink-2">
        {i18n._(cancelledWords(order))} {order.cancel_reason && <bdi>{order.cancel_reason}</bdi>}{' '}
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
  /** Where the shop can be reviewed, while that is open. */
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
          <OrderPill order={order} />
          <bdi>{shortMonthDate(order.created_at)}</bdi>
        </span>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="space-y-4">
          <section aria-label={order.order_number} className="panel space-y-5 p-5 lg:p-7">
            <OrderSteps order={order} />
            <NextBanner order={order} />
            <ExpectedDay order={order} />
            <EndWords order={order} />
            <OrderMoves order={order} />
            {reviewPath && (
              <p>
                <TextLink to={reviewPath} className="tap">
                  <Trans>Review the shop</Trans>
                </TextLink>
              </p>
            )}
          </section>
          {returns.map((one) => (
            <ReturnPanel
              key={one.return_id}
              one={one}
              moves={<Acts of={returnActs} row={one} size="sm" back={orderPath(order.order_id)} />}
            />
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
                  isPickup={order.delivery.is_pickup}
                  moves={<LineMoves order={order} line={line} />}
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
