import { Plural, Trans } from '@lingui/react/macro';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import { Store, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { receivedOrderPath } from '../../order-address.ts';
import { receivedOrderActs } from '../../received-order-acts.ts';
import { NextWords } from '../orders/next-words.tsx';
import { OrderPill } from '../orders/order-pill.tsx';

const shownLines = 3;

function Move({ order, back }: { order: RetailOrder; back: string }) {
  const first = (['accept', 'ship'] as const).find((move) => order.moves.includes(move));
  if (first)
    return (
      <Acts
        of={receivedOrderActs}
        row={order}
        only={[first]}
        size="sm"
        suffix={order.order_number}
        back={back}
      />
    );
  return (
    <ButtonLink to={receivedOrderPath(order.order_id)} size="sm" tone="soft">
      <Trans>Open</Trans>
      <span className="sr-only"> {order.order_number}</span>
    </ButtonLink>
  );
}

function Way({ order }: { order: RetailOrder }) {
  const { is_pickup, name } = order.delivery;
  return (
    <span className="flex items-center gap-1.5 text-sm">
      <Icon of={is_pickup ? Store : Truck} size={16} className={is_pickup ? 'text-scan' : 'text-book'} />
      <span className={`font-semibold ${is_pickup ? 'text-scan' : 'text-book'}`}>{name}</span>
      <bdi className="truncate text-ink-2">{order.buyer.name}</bdi>
    </span>
  );
}

/** One received order: what is in it, and the one tap it needs now. */
export function ReceivedCard({ order, back }: { order: RetailOrder; back: string }) {
  const { flowTime } = useDates();
  const more = order.items.length - shownLines;
  return (
    <li className="card relative flex flex-col p-4 text-sm">
      <div className="flex items-center justify-between gap-3">
        <h2 className="num font-display text-md font-semibold">
          <Link
            to={receivedOrderPath(order.order_id)}
            className="rounded-xs after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {order.order_number}
          </Link>
        </h2>
        <OrderPill order={order} />
      </div>
      <div className="mt-1.5">
        <Way order={order} />
      </div>
      <p className="num mt-1 text-xs text-ink-3">{flowTime(order.placed_at ?? order.created_at)}</p>
      <ul className="mt-3 space-y-1.5 border-t border-line pt-3">
        {order.items.slice(0, shownLines).map((line) => (
          <li key={line.order_detail_id} className="num flex gap-2.5">
            <span className="font-semibold">{line.quantity}×</span>
            <bdi className="truncate">{line.title}</bdi>
          </li>
        ))}
        {more > 0 && (
          <li className="text-ink-3">
            <Plural value={more} one="and # more item" other="and # more items" />
          </li>
        )}
      </ul>
      {order.next && (
        <p className="mt-3 text-xs text-ink-2">
          <NextWords order={order} />
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-4">
        <span className="num font-semibold">{price(order.total.cents)}</span>
        <span className="relative z-10">
          <Move order={order} back={back} />
        </span>
      </div>
    </li>
  );
}
