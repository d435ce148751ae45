import { Trans } from '@lingui/react/macro';
import type { NextStep, RetailOrder } from '@souk/contract/modules/retail/orders';
import type { ReactNode } from 'react';
import { useDates } from '../../../../lib/use-dates.tsx';

type Step = NextStep['step'];
type Said = (day: string | null) => ReactNode;

const forBuyer: Record<Step, Said> = {
  pay: () => <Trans>Pay to place this order. Your items are kept for a few minutes.</Trans>,
  accept: (day) =>
    day ? (
      <Trans>The shop has until {day} to accept your order. If it does not, you get your money back.</Trans>
    ) : (
      <Trans>The shop is looking at your order.</Trans>
    ),
  ship: (day) =>
    day ? (
      <Trans>The shop has until {day} to send your order. If it does not, you get your money back.</Trans>
    ) : (
      <Trans>The shop is packing your order.</Trans>
    ),
  arrive: (day) =>
    day ? <Trans>It should be with you by {day}.</Trans> : <Trans>It is on its way to you.</Trans>,
  complete: (day) =>
    day ? (
      <Trans>Tell us once you have received it. On {day} the order completes on its own.</Trans>
    ) : (
      <Trans>Tell us once you have received it.</Trans>
    ),
  return: () => (
    <Trans>The order completes once your return is settled. Until then the shop is not paid.</Trans>
  ),
  verdict: () => (
    <Trans>Souk is looking into your complaint. The shop is not paid until it is decided.</Trans>
  ),
};

const forSeller: Record<Step, Said> = {
  pay: () => <Trans>The buyer has not paid yet.</Trans>,
  accept: (day) =>
    day ? (
      <Trans>Accept it by {day}, or it is cancelled and the buyer gets the money back.</Trans>
    ) : (
      <Trans>Accept it to continue.</Trans>
    ),
  ship: (day) =>
    day ? (
      <Trans>Send it by {day}, or it is cancelled and the buyer gets the money back.</Trans>
    ) : (
      <Trans>Pack and send it.</Trans>
    ),
  arrive: (day) =>
    day ? (
      <Trans>On {day} it counts as delivered, unless you mark it sooner.</Trans>
    ) : (
      <Trans>It is on its way to the buyer.</Trans>
    ),
  complete: (day) =>
    day ? (
      <Trans>The buyer has until {day} to report a problem. After that the money is yours.</Trans>
    ) : (
      <Trans>Waiting for the buyer.</Trans>
    ),
  return: () => <Trans>Settle the return to complete the order. The money is held until then.</Trans>,
  verdict: () => <Trans>Souk is deciding about the complaint. The money is held until then.</Trans>,
};

/** A pick-up order is never sent and never arrives. */
const pickup: Record<RetailOrder['role'], Partial<Record<Step, Said>>> = {
  buyer: {
    ship: (day) =>
      day ? (
        <Trans>
          The shop has until {day} to get your order ready. If it does not, you get your money back.
        </Trans>
      ) : (
        <Trans>The shop is getting your order ready.</Trans>
      ),
    arrive: () => <Trans>Your order is ready. Collect it from the shop.</Trans>,
    complete: (day) =>
      day ? (
        <Trans>Tell us once you have collected it. On {day} the order completes on its own.</Trans>
      ) : (
        <Trans>Tell us once you have collected it.</Trans>
      ),
  },
  seller: {
    ship: (day) =>
      day ? (
        <Trans>Get it ready by {day}, or it is cancelled and the buyer gets the money back.</Trans>
      ) : (
        <Trans>Get it ready, and tell the buyer when it can be collected.</Trans>
      ),
    arrive: () => <Trans>Waiting to be collected. Mark it as collected once it is.</Trans>,
  },
};

/** Some of it was sent: only the rest is still awaited, and only that would be cancelled. */
function RestWords({ order, day }: { order: Pick<RetailOrder, 'role' | 'delivery'>; day: string }) {
  const isPickup = order.delivery.is_pickup;
  if (order.role === 'seller')
    return isPickup ? (
      <Trans>Get the rest ready by {day}, or it is cancelled and the buyer gets the money for it back.</Trans>
    ) : (
      <Trans>Send the rest by {day}, or it is cancelled and the buyer gets the money for it back.</Trans>
    );
  return isPickup ? (
    <Trans>
      The shop has until {day} to get the rest ready. If it does not, you get the money for it back.
    </Trans>
  ) : (
    <Trans>The shop has until {day} to send the rest. If it does not, you get the money for it back.</Trans>
  );
}

/** What happens next, who does it, and which timed move follows if nobody does. */
export function NextWords({ order }: { order: Pick<RetailOrder, 'role' | 'next' | 'delivery' | 'items'> }) {
  const { nearDay } = useDates();
  const { next, role, delivery, items } = order;
  if (!next) return null;
  const day = next.due_at ? nearDay(next.due_at) : null;
  if (next.step === 'ship' && day && items.some(({ shipped_quantity }) => shipped_quantity > 0))
    return <RestWords order={order} day={day} />;
  const words = role === 'buyer' ? forBuyer : forSeller;
  const say = (delivery.is_pickup && pickup[role][next.step]) || words[next.step];
  return say(day);
}
