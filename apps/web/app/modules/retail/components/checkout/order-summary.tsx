import { Trans } from '@lingui/react/macro';
import type { Money } from '@souk/contract/shared/values';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { TotalRows } from '../total-rows.tsx';
import { type SummaryGroup, SummaryLines } from './summary-lines.tsx';

interface OrderSummaryProps {
  groups: readonly SummaryGroup[];
  sums: { sub_total: Money; discount?: Money; postage: Money; total: Money; gst?: Money | undefined };
  promo?: ReactNode;
  /** The button to pay, or what prevents it. */
  action?: ReactNode;
}

/** The items and totals beside the steps. */
export function OrderSummary({ groups, sums, promo, action }: OrderSummaryProps) {
  const pieces = groups.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const discount = sums.discount?.cents ?? 0;
  const rows = [
    { key: 'items', label: <Trans>Items ({pieces})</Trans>, cents: sums.sub_total.cents },
    ...(discount > 0
      ? [{ key: 'discount', label: <Trans>Promotion</Trans>, cents: discount, isSaving: true }]
      : []),
    {
      key: 'delivery',
      label: <Trans>Delivery</Trans>,
      cents: sums.postage.cents,
      zero: <Trans>Free</Trans>,
    },
  ];
  return (
    <section aria-labelledby="order-summary" className="panel p-5 lg:p-7">
      <h2 id="order-summary" className="h-panel">
        <Trans>Your order</Trans>
      </h2>
      <SummaryLines groups={groups} />
      {promo && <div className="mt-6">{promo}</div>}
      <div className="mt-6 border-t border-line pt-5">
        <TotalRows rows={rows} total={sums.total} gst={sums.gst} />
      </div>
      {action && <div className="mt-5">{action}</div>}
      <p className="mt-4 flex gap-2.5 text-sm text-ink-2">
        <Icon of={ShieldCheck} size={18} className="mt-px text-shop" />
        {sums.total.cents > 0 ? (
          <Trans>
            Your card details go straight to our payment provider. Your invoice will be in My Orders.
          </Trans>
        ) : (
          <Trans>Your invoice will be in My Orders.</Trans>
        )}
      </p>
    </section>
  );
}
