import { Trans } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { linkClass } from '../../../../ui/link.tsx';
import { OrderAddressLines } from '../orders/order-address.tsx';
import { OrderSums } from '../orders/order-sums.tsx';

/** Names the part of the page that explains what the order brings. */
export const whyId = 'why-this-amount';

function Buyer({ order }: { order: RetailOrderDetail }) {
  const { buyer, address, delivery, note } = order;
  return (
    <section aria-labelledby="received-buyer" className="panel p-5 lg:p-6">
      <h2 id="received-buyer" className="h-panel">
        <Trans>Buyer</Trans>
      </h2>
      <p className="mt-3 flex items-center gap-3 font-semibold">
        <Avatar name={buyer.name} src={buyer.image ? pictureUrl(buyer.image, { w: 80, h: 80 }) : null} />
        <bdi>{buyer.name}</bdi>
      </p>
      <p className="mt-3 text-[15px]">
        {delivery.name}
        {!delivery.is_pickup && (
          <>
            , <bdi className="font-medium">{address.name}</bdi>
          </>
        )}
      </p>
      {!delivery.is_pickup && <OrderAddressLines address={address} />}
      {note && (
        <p className="mt-3 rounded-md bg-warn-soft px-3.5 py-2.5 text-[15px] break-words whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
    </section>
  );
}

/** Amounts and buyer of a received order. */
export function ReceivedAside({ order }: { order: RetailOrderDetail }) {
  return (
    <div className="space-y-4 self-start lg:sticky lg:top-24">
      <Buyer order={order} />
      <section aria-labelledby="received-sums" className="panel p-5 lg:p-6">
        <h2 id="received-sums" className="h-panel mb-3">
          <Trans>Amounts</Trans>
        </h2>
        <OrderSums order={order} />
        <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
          <Trans>The commission comes off when the order completes.</Trans>{' '}
          <a href={`#${whyId}`} className={linkClass}>
            <Trans>Why this amount</Trans>
          </a>
        </p>
      </section>
    </div>
  );
}
