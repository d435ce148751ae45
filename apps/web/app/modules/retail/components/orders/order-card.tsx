import { Trans } from '@lingui/react/macro';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { orderActs } from '../../order-acts.ts';
import { orderPath } from '../../order-address.ts';
import { ItemPicture } from '../item-picture.tsx';
import { SellerLine } from '../seller-line.tsx';
import { NextWords } from './next-words.tsx';
import { OrderPill } from './order-pill.tsx';

const shownLines = 3;

function Lines({ order }: { order: RetailOrder }) {
  const more = order.items.length - shownLines;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {order.items.slice(0, shownLines).map((line) => (
        <li key={line.order_detail_id} className="flex min-w-0 basis-64 items-center gap-3">
          <ItemPicture image={line.image} size={56} quantity={line.quantity} />
          <span className="line-clamp-2 min-w-0 text-[15px] leading-snug">
            <bdi>{line.title}</bdi>
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className="self-center text-sm text-ink-3">
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  );
}

function Moves({ order }: { order: RetailOrder }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Acts
        of={orderActs}
        row={order}
        only={['pay', 'complete', 'buy-again']}
        size="sm"
        suffix={order.order_number}
      />
      <ButtonLink to={orderPath(order.order_id)} size="sm" tone="line">
        <Trans>See the order</Trans>
        <span className="sr-only"> {order.order_number}</span>
      </ButtonLink>
    </div>
  );
}

/** One order in the buyer's list. */
export function OrderCard({ order }: { order: RetailOrder }) {
  const { shortMonthDate } = useDates();
  return (
    <li className="panel p-5 lg:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[15px]">
          <OrderPill order={order} />
          <Link to={orderPath(order.order_id)} className="num font-semibold hover:underline">
            {order.order_number}
          </Link>
          <span className="num font-normal text-ink-3">
            <bdi>{shortMonthDate(order.created_at)}</bdi>
          </span>
        </h2>
        <p className="num font-display text-md font-semibold">{price(order.total.cents)}</p>
      </div>
      <p className="mt-3 text-[15px]">
        <SellerLine seller={order.seller} />
      </p>
      <div className="mt-4">
        <Lines order={order} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-sm text-ink-2">
          <NextWords order={order} />
        </p>
        <Moves order={order} />
      </div>
    </li>
  );
}
