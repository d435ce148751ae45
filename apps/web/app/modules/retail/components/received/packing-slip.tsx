import { Trans } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { useDates } from '../../../../lib/use-dates.tsx';
import { optionWords } from '../../option-words.ts';

const cell = 'border-b border-line py-2.5 text-start align-top';

/** What goes into the parcel: no prices, a box to tick per line. */
export function PackingSlip({ order }: { order: RetailOrderDetail }) {
  const { slashDate } = useDates();
  const lines = order.items.filter(({ status }) => status !== 'cancelled' && status !== 'refunded');
  return (
    <article className="panel p-6 lg:p-10 print:p-0 print:shadow-none">
      <div className="flex flex-wrap justify-between gap-6">
        <div>
          <p className="font-display text-xl font-semibold">
            <bdi>{order.seller.name}</bdi>
          </p>
          <p className="num mt-1 text-[15px] text-ink-2">
            <Trans>Order {order.order_number}</Trans>
            <br />
            {slashDate(order.placed_at ?? order.created_at)}
          </p>
        </div>
        <div className="text-[15px]">
          <p className="text-sm text-ink-3">{order.delivery.name}</p>
          <p className="mt-1 font-semibold">
            <bdi>{order.address.name}</bdi>
          </p>
          <address className="max-w-[32ch] not-italic">
            <bdi className="block">{order.address.location}</bdi>
            <bdi dir="ltr" className="num block">
              {order.address.phone}
            </bdi>
          </address>
        </div>
      </div>
      <table className="mt-8 w-full border-collapse text-[15px]">
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-sm font-medium text-ink-2`}>
              <Trans>Packed</Trans>
            </th>
            <th scope="col" className={`${cell} text-sm font-medium text-ink-2`}>
              <Trans>Item</Trans>
            </th>
            <th scope="col" className={`${cell} text-sm font-medium text-ink-2`}>
              <Trans>SKU</Trans>
            </th>
            <th scope="col" className={`${cell} !text-end text-sm font-medium text-ink-2`}>
              <Trans>Quantity</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.order_detail_id}>
              <td className={cell}>
                <span
                  aria-hidden="true"
                  className="mt-0.5 block size-5 rounded-xs shadow-[inset_0_0_0_1.5px_var(--line-strong)]"
                />
              </td>
              <td className={cell}>
                <bdi className="font-semibold">{line.title}</bdi>
                <span className="block text-sm text-ink-2">{optionWords(line.options)}</span>
              </td>
              <td className={`num ${cell}`}>{line.sku}</td>
              <td className={`num ${cell} !text-end font-semibold`}>{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.note && (
        <p className="mt-6 text-[15px] whitespace-pre-line">
          <span className="block text-sm text-ink-3">
            <Trans>Note of the buyer</Trans>
          </span>
          <bdi>{order.note}</bdi>
        </p>
      )}
    </article>
  );
}
