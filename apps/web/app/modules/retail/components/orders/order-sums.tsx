import { Trans } from '@lingui/react/macro';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import { price } from '../../../../lib/format.ts';
import { TotalRows } from '../total-rows.tsx';

/** An order's total and refunds. */
export function OrderSums({ order }: { order: RetailOrder }) {
  const { promo_code: code } = order;
  const rows = [
    { key: 'items', label: <Trans>Items</Trans>, cents: order.sub_total.cents },
    ...(order.discount.cents > 0
      ? [
          {
            key: 'discount',
            label: code ? <Trans>Promotion {code}</Trans> : <Trans>Promotion</Trans>,
            cents: order.discount.cents,
            isSaving: true,
          },
        ]
      : []),
    {
      key: 'delivery',
      label: <Trans>Delivery</Trans>,
      cents: order.postage.cents,
      zero: <Trans>Free</Trans>,
    },
  ];
  return (
    <>
      <TotalRows rows={rows} total={order.total} gst={order.gst} />
      {order.refunded.cents > 0 && (
        <p className="num mt-3 flex justify-between gap-4 rounded-md bg-good-soft px-3.5 py-2.5 text-[15px] font-medium text-good">
          <span>
            <Trans>Refunded</Trans>
          </span>
          <span>{price(order.refunded.cents)}</span>
        </p>
      )}
    </>
  );
}
