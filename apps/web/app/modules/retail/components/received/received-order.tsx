import { Trans, useLingui } from '@lingui/react/macro';
import type { SaleEarnings as SaleEarningsReply } from '@souk/contract/modules/payments/earnings';
import type { OrderLine, RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import type { RetailReturn } from '@souk/contract/modules/retail/returns';
import { Flag, Printer, ReceiptText, Star } from 'lucide-react';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { SaleEarnings } from '../../../payments/index.ts';
import { cancelledWords } from '../../order-states.ts';
import { receivedOrderActs } from '../../received-order-acts.ts';
import { receivedReturnActs } from '../../return-acts.ts';
import { NextBanner } from '../orders/next-banner.tsx';
import { OrderFrame } from '../orders/order-frame.tsx';
import { OrderHistory } from '../orders/order-history.tsx';
import { OrderLineRow } from '../orders/order-line-row.tsx';
import { OrderPill } from '../orders/order-pill.tsx';
import { OrderSteps } from '../orders/order-steps.tsx';
import { ReturnPanel } from '../orders/return-panel.tsx';
import { Shipments } from '../orders/shipments.tsx';
import { ReceivedAside, whyId } from './received-aside.tsx';
import { ShipForm } from './ship-form.tsx';

/** What the order waits for; sending it is a form of its own on the page. */
const answers = ['accept', 'deliver'] as const;

function Moves({ order, reviewPath }: Pick<ReceivedOrderProps, 'order' | 'reviewPath'>) {
  const query = `?order_id=${order.order_id}`;
  return (
    <div className="flex flex-wrap gap-2.5">
      <Acts of={receivedOrderActs} row={order} only={answers} />
      <ButtonLink to={`/received-orders/packing-slip${query}`} tone="line" icon={Printer}>
        <Trans>Packing slip</Trans>
      </ButtonLink>
      <ButtonLink to={`/vendor-retail-invoice${query}`} tone="line" icon={ReceiptText}>
        <Trans>Invoice</Trans>
      </ButtonLink>
      {order.dispute_id !== null && (
        <ButtonLink to={`/disputes/${order.dispute_id}`} tone="line" icon={Flag}>
          <Trans>See the dispute</Trans>
        </ButtonLink>
      )}
      {reviewPath && (
        <ButtonLink to={reviewPath} tone="line" icon={Star}>
          <Trans>Review the buyer</Trans>
        </ButtonLink>
      )}
      <Acts of={receivedOrderActs} row={order} only={['refund', 'cancel']} />
    </div>
  );
}

function LineMoves({ order, line }: { order: RetailOrderDetail; line: OrderLine }) {
  return (
    <Acts
      of={receivedOrderActs}
      row={order}
      given={{ order_detail_id: String(line.order_detail_id) }}
      only={order.items.length > 1 ? ['refund', 'cancel'] : ['refund']}
      as="link"
    />
  );
}

interface ReceivedOrderProps {
  order: RetailOrderDetail;
  earnings: SaleEarningsReply;
  returns: readonly RetailReturn[];
  /** Where the buyer is reviewed, while their review of the shop waits for it. */
  reviewPath: string | null;
  problems: FormOutcome | undefined;
}

/** One order as its shop sees it: what needs a hand first, the rest below. */
export function ReceivedOrder({ order, earnings, returns, reviewPath, problems }: ReceivedOrderProps) {
  const { i18n } = useLingui();
  const { flowTime } = useDates();
  return (
    <OrderFrame
      back={{ to: '/received-orders', words: <Trans>Orders</Trans> }}
      title={
        <>
          <Trans>Order</Trans> <bdi className="num">{order.order_number}</bdi>
        </>
      }
      lead={
        <span className="num flex flex-wrap items-center gap-3 text-sm">
          <OrderPill order={order} />
          {flowTime(order.placed_at ?? order.created_at)}
        </span>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="space-y-4">
          <section aria-label={order.order_number} className="panel space-y-5 p-5 lg:p-7">
            <OrderSteps order={order} />
            <NextBanner order={order} />
            {order.status === 'cancelled' && (
              <p className="text-[15px] text-ink-2">
                {i18n._(cancelledWords(order))} {order.cancel_reason && <bdi>{order.cancel_reason}</bdi>}
              </p>
            )}
            <Moves order={order} reviewPath={reviewPath} />
          </section>
          {order.moves.includes('ship') && (
            <ShipForm key={order.shipments.length} order={order} problems={problems} />
          )}
          {returns.map((one) => (
            <ReturnPanel
              key={one.return_id}
              one={one}
              moves={<Acts of={receivedReturnActs} row={one} size="sm" />}
            />
          ))}
          <section aria-labelledby="received-items" className="panel p-5 lg:p-7">
            <h2 id="received-items" className="h-panel">
              <Trans>Items</Trans>
            </h2>
            <ul className="divide-y divide-line">
              {order.items.map((line) => (
                <OrderLineRow
                  key={line.order_detail_id}
                  line={line}
                  isPickup={order.delivery.is_pickup}
                  showsSku
                  moves={<LineMoves order={order} line={line} />}
                />
              ))}
            </ul>
          </section>
          <section aria-labelledby={whyId} className="panel p-5 lg:p-7">
            <h2 id={whyId} className="h-panel mb-3 scroll-mt-24">
              <Trans>Why this amount</Trans>
            </h2>
            <SaleEarnings earnings={earnings} />
          </section>
          <Shipments order={order} />
          <OrderHistory order={order} />
        </div>
        <ReceivedAside order={order} />
      </div>
    </OrderFrame>
  );
}
