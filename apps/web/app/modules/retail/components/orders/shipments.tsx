import { Trans, useLingui } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { Copy, PackageCheck, Truck } from 'lucide-react';
import { useDates } from '../../../../lib/use-dates.tsx';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useToast } from '../../../../ui/toaster.tsx';

function TrackingNumber({ value }: { value: string }) {
  const { t } = useLingui();
  const show = useToast();
  const isHydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      show({ tone: 'good', title: t`Tracking number copied` });
    } catch {
      show({ tone: 'warn', title: t`The number could not be copied`, detail: value });
    }
  };
  return (
    <span className="inline-flex items-center gap-1">
      <bdi dir="ltr" className="num font-semibold break-all">
        {value}
      </bdi>
      {isHydrated && (
        <IconButton icon={Copy} size="sm" label={t`Copy tracking number`} onClick={() => void copy()} />
      )}
    </span>
  );
}

/** The shipments, with carrier, date and tracking. */
export function Shipments({ order }: { order: RetailOrderDetail }) {
  const { flowTime } = useDates();
  const titles = new Map(order.items.map(({ order_detail_id, title }) => [order_detail_id, title]));
  const isPickup = order.delivery.is_pickup;
  if (order.shipments.length === 0) return null;
  return (
    <section aria-labelledby="shipments" className="panel p-5 lg:p-7">
      <h2 id="shipments" className="h-panel">
        {isPickup ? <Trans>Ready to collect</Trans> : <Trans>Shipments</Trans>}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {order.shipments.map((shipment) => (
          <li key={shipment.id} className="flex gap-3.5 py-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-info-soft text-info">
              <Icon of={isPickup ? PackageCheck : Truck} />
            </span>
            <div className="min-w-0 text-[15px]">
              {shipment.carrier && (
                <p className="flex flex-wrap items-center gap-x-2">
                  <bdi>{shipment.carrier}</bdi>
                  {shipment.tracking_number && <TrackingNumber value={shipment.tracking_number} />}
                </p>
              )}
              <p className="num text-sm text-ink-2">{flowTime(shipment.shipped_at)}</p>
              <ul className="mt-1 text-sm text-ink-2">
                {shipment.lines.map(({ order_detail_id, quantity }) => (
                  <li key={order_detail_id} className="num">
                    {quantity} × <bdi>{titles.get(order_detail_id)}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
