import { Trans } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { Flag, PackageCheck, Printer, RotateCcw, Undo2, X } from 'lucide-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { OrderDeed } from './order-deed.tsx';

/** What the buyer can do with the order now, the likeliest first. */
export function OrderDeeds({ order }: { order: RetailOrderDetail }) {
  const { order_id, moves, checkout_id } = order;
  const query = `?order_id=${order_id}`;
  return (
    <div className="flex flex-wrap gap-2.5">
      {moves.includes('pay') && (
        <ButtonLink to={`/retail-checkout?checkout_id=${checkout_id}`}>
          <Trans>Pay now</Trans>
        </ButtonLink>
      )}
      {moves.includes('complete') && (
        <OrderDeed action="/orders/complete" fields={{ order_id }} icon={PackageCheck}>
          <Trans>It has arrived</Trans>
        </OrderDeed>
      )}
      {moves.includes('return') && (
        <ButtonLink to={`/orders/return${query}`} tone="line" icon={Undo2}>
          <Trans>Return items</Trans>
        </ButtonLink>
      )}
      {moves.includes('buy-again') && (
        <OrderDeed action="/orders/buy-again" fields={{ order_id }} tone="line" icon={RotateCcw}>
          <Trans>Buy again</Trans>
        </OrderDeed>
      )}
      {order.placed_at && (
        <ButtonLink to={`/orders/invoice${query}`} tone="line" icon={Printer}>
          <Trans>Invoice</Trans>
        </ButtonLink>
      )}
      {order.dispute_id !== null && (
        <ButtonLink to={`/disputes/${order.dispute_id}`} tone="line" icon={Flag}>
          <Trans>See the dispute</Trans>
        </ButtonLink>
      )}
      {moves.includes('dispute') && (
        <ButtonLink to={`/orders/dispute${query}`} tone="ghost" icon={Flag}>
          <Trans>Something is wrong</Trans>
        </ButtonLink>
      )}
      {moves.includes('cancel') && (
        <ButtonLink to={`/orders/cancel${query}`} tone="ghost" icon={X}>
          <Trans>Cancel order</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
